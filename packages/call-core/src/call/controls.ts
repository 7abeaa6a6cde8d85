import { CallError } from '../call-error.ts';
import type { Ability, VoiceSession } from '../provider.ts';
import type { Call, ControlResult, SendResult } from './call.ts';
import type { CallParts, Run } from './call-run.ts';
import { holdMicrophone } from './hold-microphone.ts';
import { EMPTY, failed, NO_CALL, NOT_SUPPORTED } from './refusals.ts';
import { handOver, mayDo } from './send-text.ts';

const KEPT = { kind: 'kept' } as const;

interface ControlParts extends CallParts {
  /** The run that is not over, and whether its talk has begun. */
  readonly findRun: () => Run | null;
  readonly take: (work: () => void) => void;
}

type Controls = Pick<
  Call,
  'setMuted' | 'setVolume' | 'setSpeaker' | 'setMicrophone' | 'startAudio' | 'say' | 'addContext' | 'interrupt'
>;

/** Says to a session just joined what was asked for before; preferences outlive the call. */
export function applyPreferences(session: VoiceSession, { guard, preferences }: CallParts): void {
  const { isMuted, speakerId, volume } = preferences;
  guard(() => session.setMuted(isMuted));
  if (volume < 1) guard(() => session.setVolume?.(volume));
  if (speakerId !== null) void guard(() => session.setSpeaker?.(speakerId));
}

/** What a page can ask of a call that runs; what its provider cannot do is a value. */
export function createControls({ findRun, take, ...parts }: ControlParts): Controls {
  const { guard, options, preferences } = parts;

  const prefer = (preferred: Partial<typeof preferences>): void =>
    take(() => void Object.assign(preferences, preferred));

  /** Asks the session, where it can do that; without one, what was asked for is kept for the next. */
  async function ask(ability: Ability, work: (session: VoiceSession) => unknown): Promise<ControlResult> {
    const run = findRun();
    if (!run?.session) return KEPT;
    if (!mayDo(run, ability)) return NOT_SUPPORTED;
    try {
      await work(run.session);
      return { kind: 'done' };
    } catch (thrown) {
      return failed(thrown, 'control_failed');
    }
  }

  /** Tells the assistant something, where it can be told. */
  function tell(method: 'say' | 'addContext', given: string): SendResult {
    const run = findRun();
    const text = given.trim();
    if (!text) return EMPTY;
    const ability = method === 'say' ? method : 'context';
    return run?.startedAtMs === undefined ? NO_CALL : handOver(run, ability, method, text, parts);
  }

  return {
    async setMuted(isMuted) {
      const run = findRun();
      if (!run) return false;
      take(() => {
        preferences.isMuted = isMuted;
        guard(() => run.microphone?.setMuted(isMuted));
        guard(() => run.session?.setMuted(isMuted));
      });
      return isMuted;
    },
    async setVolume(ratio) {
      if (!Number.isFinite(ratio))
        return failed(new CallError('validation', 'A volume is a number from 0 to 1.'), 'control_failed');
      const volume = Math.min(1, Math.max(0, ratio));
      prefer({ volume });
      return ask('volume', (session) => session.setVolume?.(volume));
    },
    async setSpeaker(speakerId) {
      const before = preferences.speakerId;
      prefer({ speakerId });
      const result = await ask('speaker', (session) => session.setSpeaker?.(speakerId));
      if (result.kind === 'refused') prefer({ speakerId: before });
      return result;
    },
    async setMicrophone(microphoneId) {
      const run = findRun();
      if (!run?.microphone || !run.session) return (prefer({ microphoneId }), KEPT);
      if (!mayDo(run, 'microphone')) return NOT_SUPPORTED;
      const { scope, session } = run;
      try {
        const next = await scope.open(
          (signal) => options.openMicrophone(signal, { deviceId: microphoneId }),
          (opened) => opened.stop(),
        );
        try {
          await session.setMicrophone?.(next);
        } catch (thrown) {
          next.stop();
          throw thrown;
        }
        const before = run.microphone;
        take(() => {
          preferences.microphoneId = microphoneId;
          holdMicrophone(run, next, parts);
          guard(() => before.stop());
          // What changes its device may switch the sound on.
          guard(() => session.setMuted(preferences.isMuted));
        });
        return { kind: 'done' };
      } catch (thrown) {
        return failed(thrown, 'control_failed');
      }
    },
    async startAudio() {
      return findRun()?.session ? ask('start-audio', (session) => session.startAudio?.()) : NO_CALL;
    },
    say: (text) => tell('say', text),
    addContext: (text) => tell('addContext', text),
    interrupt: () => guard(() => findRun()?.session?.interrupt?.()),
  };
}
