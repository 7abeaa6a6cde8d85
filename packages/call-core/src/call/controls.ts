import { CallError } from '../call-error.ts';
import type { Ability, VoiceSession } from '../provider.ts';
import type { Call, ControlResult, SendResult } from './call.ts';
import type { RunOptions, Run } from './run.ts';
import { EMPTY, failed, handOver, mayDo, NO_CALL, NOT_SUPPORTED } from './send-text.ts';
import { changeMicrophone } from './sound.ts';

const DONE = { kind: 'done' } as const;
const KEPT = { kind: 'kept' } as const;
const REPLACED = { kind: 'replaced' } as const;

export function applyPreferences(session: VoiceSession, { guard, preferences }: RunOptions): void {
  const { isMuted, speakerId, volume } = preferences;
  guard(() => session.setMuted(isMuted));
  if (volume < 1) guard(() => session.setVolume?.(volume));
  if (speakerId !== null) void guard(() => session.setSpeaker?.(speakerId));
}

export function createControls({ guard, preferences, take }: RunOptions, findRun: () => Run | null) {
  const prefer = (preferred: Partial<typeof preferences>): void =>
    take(() => void Object.assign(preferences, preferred));

  /** Without a session, keeps the preference for the next one. */
  async function ask(ability: Ability, work: (session: VoiceSession) => unknown): Promise<ControlResult> {
    const run = findRun();
    if (!run?.session) return KEPT;
    if (!mayDo(run, ability)) return NOT_SUPPORTED;
    try {
      return (await work(run.session)) === false ? REPLACED : DONE;
    } catch (thrown) {
      return failed(thrown, 'control_failed');
    }
  }

  function sendToAssistant(ability: 'say' | 'context', rawText: string): SendResult {
    const run = findRun();
    const text = rawText.trim();
    if (!text) return EMPTY;
    return run && run.shown.startedAtMs !== null ? handOver(run, ability, text) : NO_CALL;
  }

  return {
    async setMuted(isMuted) {
      const run = findRun();
      prefer({ isMuted });
      guard(() => run?.microphone?.setMuted(isMuted));
      guard(() => run?.session?.setMuted(isMuted));
      return run?.session ? DONE : KEPT;
    },
    async setVolume(ratio) {
      if (!Number.isFinite(ratio)) return failed(new CallError('validation', 'A volume is 0 to 1.'), 'control_failed');
      const volume = Math.min(1, Math.max(0, ratio));
      prefer({ volume });
      return ask('volume', (session) => session.setVolume?.(volume));
    },
    async setSpeaker(speakerId) {
      const before = preferences.speakerId;
      prefer({ speakerId });
      const result = await ask('speaker', (session) =>
        findRun()?.choose.speaker(
          async () => undefined,
          () => session.setSpeaker?.(speakerId),
        ),
      );
      if (result.kind === 'refused' && preferences.speakerId === speakerId) prefer({ speakerId: before });
      return result;
    },
    async setMicrophone(microphoneId) {
      const run = findRun();
      if (!run?.microphone || !run.session) return (prefer({ microphoneId }), KEPT);
      return ask('microphone', (session) => changeMicrophone(run, session, microphoneId));
    },
    async resumeVoice() {
      const run = findRun();
      return run ? ask('microphone', (session) => changeMicrophone(run, session)) : NO_CALL;
    },
    startAudio: async () => (findRun()?.session ? ask('start-audio', (session) => session.startAudio?.()) : NO_CALL),
    say: (text) => sendToAssistant('say', text),
    addContext: (text) => sendToAssistant('context', text),
    interrupt: () => guard(() => findRun()?.session?.interrupt?.()),
  } satisfies Partial<Call>;
}
