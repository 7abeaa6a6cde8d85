import { readCallEnd, toCallError } from '../call-error.ts';
import type { ProviderEvent } from '../provider.ts';
import type { CallEventMap } from './call.ts';
import { draft, keepMessage } from './record.ts';
import { during, end, reportStage, type Run } from './run.ts';
import { letMicrophoneGo } from './sound.ts';

/** Takes in what a provider reports, within a turn. */
export function applyEvent(run: Run, event: ProviderEvent): void {
  const { clock, conversation, dispatch, shown, tell, tellsSpeaking } = run;
  switch (event.type) {
    case 'stage':
      return reportStage(run, event);
    case 'talk-started':
      return dispatch(run, 'talkStarted');
    case 'transcript':
      conversation.write(event, clock.nowMs());
      return draft(run);
    case 'speaking':
      if (event.isSpeaking) conversation.breathe(event.speaker);
      tellsSpeaking.add(event.speaker);
      return void (shown[`${event.speaker}IsSpeaking`] = event.isSpeaking);
    case 'interrupted':
      return conversation.interrupt();
    case 'tool-call':
      return runTool(run, event);
    case 'network':
      return void (shown.network = event.quality);
    case 'connection':
      return void (shown.isReconnecting = event.isReconnecting);
    case 'sound':
      return void (shown.isSoundBlocked = event.isBlocked);
    case 'degraded': {
      const error = toCallError(event.error, 'audio_degraded');
      if (error.code === 'hearing_unavailable') letMicrophoneGo(run);
      return tell('error', error);
    }
    case 'ended':
      return end(run, readCallEnd(event.end));
    case 'message':
      return keepMessage(run, event.message, event.supersedes);
  }
  return event satisfies never;
}

/** Does what the assistant asks for, if the page offers it, and hands the result back where it is taken. */
function runTool(run: Run, { id, name, arguments: given }: Extract<ProviderEvent, { type: 'tool-call' }>): void {
  const { guard, options, tell } = run;
  const answer = (result: unknown): void => {
    if (id !== undefined) guard(() => run.session?.answerTool?.(id, result));
  };
  const refuse = (because: CallEventMap['tool-refused']['because'], error: unknown, words: string): void => {
    answer({ error: words });
    tell('tool-refused', { name, arguments: given, because, error });
  };
  // An assistant makes mistakes: what it is told of its own is the same as of what the page does not offer.
  const NOT_HERE = 'This page does not do that.';
  const tools = options.tools ?? {};
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) return refuse('unknown', null, NOT_HERE);
  let value: unknown;
  try {
    value = tool.schema.parse(given);
  } catch (error) {
    return refuse('invalid', error, NOT_HERE);
  }
  // In a turn of its own: what the tool asks of the call is done by the time that it is answered.
  void Promise.resolve()
    .then(() => (run.end ? undefined : tool.handle(value as never)))
    .then(
      (result) =>
        during(run, () => {
          answer(result ?? null);
          tell('tool-call', { name, arguments: value, result });
        }),
      (error: unknown) => {
        void guard(() => Promise.reject(error));
        during(run, () => refuse('failed', error, 'It did not work.'));
      },
    );
}
