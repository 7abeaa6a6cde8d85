import { readCallEnd, toCallError } from '../call-error.ts';
import type { ProviderEvent } from '../provider.ts';
import type { CallParts, Run } from './call-run.ts';
import { letMicrophoneGo } from './hold-microphone.ts';
import { draft, keepMessage } from './keep-message.ts';
import { runTool } from './run-tool.ts';
import { reportStage } from './stages.ts';

/** Takes in what a provider reports, within a turn. */
export function applyEvent(run: Run, event: ProviderEvent, parts: CallParts): void {
  const { clock, dispatch, end, tell } = parts;
  const { conversation } = run;
  switch (event.type) {
    case 'stage':
      return reportStage(run, event, parts);
    case 'talk-started':
      return dispatch(run, 'talkStarted');
    case 'transcript':
      conversation.write(event, clock.nowMs());
      return draft(run, parts);
    case 'speaking':
      if (event.isSpeaking) conversation.breathe(event.speaker);
      run.tellsSpeaking.add(event.speaker);
      return void (run.isSpeaking[event.speaker] = event.isSpeaking);
    case 'interrupted':
      return conversation.interrupt();
    case 'tool-call':
      return runTool(run, event, parts);
    case 'network':
      return void (run.network = event.quality);
    case 'connection':
      return void (run.isReconnecting = event.isReconnecting);
    case 'sound':
      return void (run.isSoundBlocked = event.isBlocked);
    case 'degraded': {
      const error = toCallError(event.error, 'audio_degraded');
      if (error.code === 'hearing_unavailable') letMicrophoneGo(run, parts);
      return tell('error', error);
    }
    case 'ended':
      return end(run, readCallEnd(event.end));
    case 'message':
      return keepMessage(run, event.message, parts, event.supersedes);
  }
  return event satisfies never;
}
