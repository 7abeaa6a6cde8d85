import { readCallEnd, toCallError } from '../call-error.ts';
import type { ProviderEvent } from '../provider.ts';
import { hearVisitor, hearWords } from './liveness.ts';
import { draft, keepMessage } from './record.ts';
import { end, reportStage, type Run } from './run.ts';
import { runTool } from './run-tool.ts';
import { giveMicrophone, loseHearing } from './sound.ts';

const SOUND_LOST = { autoplay: 'sound-blocked', system: 'sound-paused', track: 'sound-lost' } as const;

export function applyEvent(run: Run, event: ProviderEvent): void {
  const { clock, conversation, dispatch, shown, signs, emitEvent } = run;
  if (run.end && !/^(transcript|message|ended)$/.test(event.type)) return;
  switch (event.type) {
    case 'stage':
      return reportStage(run, event);
    case 'talk-started':
      return dispatch(run, 'talkStarted');
    case 'transcript':
      signs.spokeAtMs[event.speaker] = clock.nowMs();
      if (event.speaker === 'visitor') hearWords(run);
      // Finished words of the visitor ask the assistant; others end the wait.
      signs.askedAtMs = event.speaker === 'visitor' && event.isFinal ? clock.nowMs() : undefined;
      conversation.write({ ...event, isSpoken: shown[`${event.speaker}IsSpeaking`] }, clock.nowMs());
      return draft(run);
    case 'speaking':
      if (event.isSpeaking) {
        conversation.markPause(event.speaker);
        signs.askedAtMs = undefined;
      }
      signs.saysSpeaking[event.speaker] = event.isSpeaking;
      signs.spokeAtMs[event.speaker] = clock.nowMs();
      return void (shown[`${event.speaker}IsSpeaking`] = event.isSpeaking);
    case 'interrupted':
      return conversation.interrupt(event.unheard);
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
      // A lost network does not depend on the microphone.
      if (!event.isHearing && event.reason !== 'network') giveMicrophone(run);
      return hearVisitor(run);
    case 'sound':
      signs.soundLost = event.isBlocked ? SOUND_LOST[event.because ?? 'autoplay'] : undefined;
      return void (shown.isSoundBlocked = event.isBlocked && event.because !== 'track');
    case 'degraded': {
      const error = toCallError(event.error, 'audio_degraded');
      return error.code === 'hearing_unavailable' ? loseHearing(run, error) : emitEvent('error', error);
    }
    case 'ended': {
      const how = readCallEnd(event.end);
      return end(run, how, event.isComplete ?? (how.by === 'error' || how.by === 'unknown'));
    }
    case 'message':
      return keepMessage(run, event.message, event.supersedes);
  }
}
