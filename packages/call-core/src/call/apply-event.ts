import { readCallEnd, toCallError } from '../call-error.ts';
import type { ProviderEvent } from '../provider.ts';
import type { CallTool } from './call.ts';
import { hearVisitor } from './liveness.ts';
import { draft, keepMessage } from './record.ts';
import { during, end, reportStage, type Run } from './run.ts';
import { letMicrophoneGo } from './sound.ts';

/** After the end, only events for the record count. */
export function applyEvent(run: Run, event: ProviderEvent): void {
  const { clock, conversation, dispatch, shown, signs, tell } = run;
  if (run.end && !/^(transcript|message|ended)$/.test(event.type)) return;
  switch (event.type) {
    case 'stage':
      return reportStage(run, event);
    case 'talk-started':
      return dispatch(run, 'talkStarted');
    case 'transcript':
      signs.spokeAtMs[event.speaker] = clock.nowMs();
      if (event.speaker === 'visitor') hearVisitor(run);
      conversation.write(event, clock.nowMs());
      return draft(run);
    case 'speaking':
      if (event.isSpeaking) conversation.breathe(event.speaker);
      signs.saysSpeaking[event.speaker] = event.isSpeaking;
      signs.spokeAtMs[event.speaker] = clock.nowMs();
      return void (shown[`${event.speaker}IsSpeaking`] = event.isSpeaking);
    case 'interrupted':
      return conversation.interrupt();
    case 'tool-call':
      return runTool(run, event);
    case 'network':
      return void (shown.network = event.quality);
    case 'connection':
      signs.lineLostAtMs = event.isReconnecting ? (signs.lineLostAtMs ?? clock.nowMs()) : undefined;
      return void (shown.isReconnecting = event.isReconnecting);
    case 'presence':
      return void (signs.assistantLeftAtMs = event.isPresent ? undefined : (signs.assistantLeftAtMs ?? clock.nowMs()));
    case 'hearing':
      signs.hearingLost = event.isHearing ? undefined : event.reason;
      return hearVisitor(run);
    case 'sound':
      signs.soundLost = event.isBlocked ? (event.because === 'system' ? 'sound-paused' : 'sound-blocked') : undefined;
      return void (shown.isSoundBlocked = event.isBlocked);
    case 'degraded': {
      const error = toCallError(event.error, 'audio_degraded');
      if (error.code === 'hearing_unavailable') {
        signs.hearingLost = (error.details as string | undefined) ?? error.code;
        letMicrophoneGo(run);
      }
      return tell('error', error);
    }
    case 'ended': {
      const how = readCallEnd(event.end);
      return end(run, how, event.isComplete ?? (how.by === 'error' || how.by === 'unknown'));
    }
    case 'message':
      return keepMessage(run, event.message, event.supersedes);
  }
  return event satisfies never;
}

/**
 * Runs a tool once per id and repeats its result for repeated requests. Unknown tools get no answer, since
 * the assistant or a server may have a tool of that name.
 */
function runTool(run: Run, { id, name, arguments: given }: Extract<ProviderEvent, { type: 'tool-call' }>): void {
  const { guard, options, tell, toolResults } = run;
  const tools = options.tools ?? {};
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) return tell('tool-refused', { name, arguments: given, because: 'unknown', error: null });
  const known = id === undefined ? undefined : toolResults.get(id);
  const result = known ?? useTool(run, tool, { name, given });
  if (id === undefined) return undefined;
  toolResults.set(id, result);
  const answer = (value: unknown): unknown => guard(() => run.session?.answerTool?.(id, value));
  void result.then((value) => during(run, () => void answer(value)));
  return undefined;
}

async function useTool(run: Run, tool: CallTool, { name, given }: { name: string; given: unknown }): Promise<unknown> {
  let isFit = false;
  try {
    const value = tool.schema.parse(given);
    isFit = true;
    // Start in a separate update: the tool's own requests to the call are complete before its result is sent.
    await Promise.resolve();
    const result = run.end ? undefined : await tool.handle(value as never);
    during(run, () => run.tell('tool-call', { name, arguments: value, result }));
    return result ?? null;
  } catch (error) {
    if (isFit) void run.guard(() => Promise.reject(error));
    const because = isFit ? 'failed' : 'invalid';
    during(run, () => run.tell('tool-refused', { name, arguments: given, because, error }));
    return { error: isFit ? 'It did not work.' : 'This page does not do that.' };
  }
}
