import type { ProviderMessage } from '../provider-message.ts';
import type { ProviderEvent } from '../provider.ts';
import { abilitiesOf, type CallParts, type Run } from './call-run.ts';
import { draftRecord } from './draft-record.ts';
import { messageOf } from './message-of.ts';
import { runTool } from './run-tool.ts';
import type { Stages } from './stages.ts';

/** Takes in what a provider reports. */
export function createHearing(parts: CallParts & { readonly stages: Stages }) {
  const { clock, dispatch, stages, tell } = parts;

  /** Keeps a message for the record and tells it. */
  function keep(run: Run, message: ProviderMessage, supersedes?: string): void {
    run.conversation.keep(message, supersedes);
    tell('message', message);
    draftRecord(run, parts);
  }

  function hear(run: Run, event: ProviderEvent): void {
    const written = abilitiesOf(run).includes('messages') ? undefined : messageOf(event);
    if (written) keep(run, written);
    switch (event.type) {
      case 'stage':
        return stages.report(run, event);
      case 'talk-started':
        return dispatch(run, { type: 'talkStarted' });
      case 'transcript':
        return run.conversation.write(event, clock.nowMs());
      case 'speaking':
        if (event.speaker === 'visitor') return event.isSpeaking ? run.conversation.breathe('visitor') : undefined;
        run.hasSpeaking = true;
        return void (run.assistantIsSpeaking = event.isSpeaking);
      case 'interrupted':
        return run.conversation.interrupt();
      case 'tool-call':
        return runTool(run, event, parts);
      case 'network':
        return void (run.network = event.quality);
      case 'degraded':
        return tell('error', event.error);
      case 'ended':
        return dispatch(run, { type: 'ended', end: event.end });
      case 'message':
        return keep(run, event.message, event.supersedes);
    }
    return event satisfies never;
  }

  return { hear, keep };
}
