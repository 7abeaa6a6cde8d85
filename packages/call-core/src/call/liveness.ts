import { shallow } from 'zustand/vanilla/shallow';
import type { Speaker } from '../provider.ts';
import type { CallSnapshot, Liveness, SilenceReason } from './call.ts';
import { during, fail, type Run } from './run.ts';
import { FULL_VOLUME_LEVEL, giveMicrophone } from './sound.ts';

/** In milliseconds. */
const LEVEL_INTERVAL_MS = 100;
const SPEAKING_LEVEL = 0.01 / FULL_VOLUME_LEVEL;
const SPEECH_HOLD_MS = 1_000;
/** Without level or event for this time, a speaker counts as silent; in milliseconds. */
const LOST_STOP_MS = 2_000;
/** −82 dB; noise suppression leaves about −75 dB of a quiet room. */
const DEAD_LEVEL = 0.0005;
/** After this time without level, a microphone counts as silent; in milliseconds (VapiAI/client-sdk-web#162). */
const NO_LEVEL_MS = 8_000;
/** After this time, speech without a word counts as unrecognised; in milliseconds. */
const NO_WORDS_MS = 6_000;
/** After this time, the provider may take the microphone. */
const GIVE_AFTER_MS = 2_000;
/** A longer loss of the connection or the assistant ends the call; in milliseconds. */
const LINE_LIMIT_MS = 30_000;
const ASSISTANT_LIMIT_MS = 10_000;
/** After this time no answer is expected: language models take up to a minute; in milliseconds. */
const ANSWER_LIMIT_MS = 60_000;

type Found = readonly [state: Liveness['state'], because: SilenceReason | null, detail?: string | undefined];

const ALIVE: Found = ['alive', null];

function findVisitor({ clock, preferences, signs }: Run): Found {
  if (preferences.mode === 'text') return ['gone', signs.hearingLost ? 'hearing-lost' : 'typed', signs.hearingLost];
  if (signs.lineLostAtMs) return ['gone', 'line'];
  if (signs.isSystemMuted) return ['silent', 'system-muted'];
  if (preferences.isMuted) return ['silent', 'muted'];
  if (signs.hearingLost) return ['silent', 'hearing-retried', signs.hearingLost];
  if (clock.nowMs() - signs.levelAtMs >= NO_LEVEL_MS) return ['silent', 'no-level'];
  return signs.withoutWordsMs >= NO_WORDS_MS ? ['silent', 'no-words'] : ALIVE;
}

function findAssistant({ signs }: Run): Found {
  if (signs.lineLostAtMs) return ['gone', 'line'];
  if (signs.assistantLeftAtMs) return ['gone', 'left'];
  return signs.soundLost ? ['silent', signs.soundLost] : ALIVE;
}

function renew(before: Liveness, [state, because, detail]: Found, sinceMs: number): Liveness {
  if (state === before.state && because === before.because) return before;
  return { state, because, sinceMs, detail };
}

export function lookForLife(run: Run): Pick<CallSnapshot, 'liveness' | 'assistantIsThinking'> {
  const { clock, liveness } = run;
  const nowMs = clock.nowMs();
  const found = {
    visitor: renew(liveness.visitor, findVisitor(run), nowMs),
    assistant: renew(liveness.assistant, findAssistant(run), nowMs),
  };
  if (!shallow(found, liveness)) run.liveness = found;
  return { liveness: run.liveness, assistantIsThinking: isThinking(run) };
}

function isThinking({ clock, shown, signs: { askedAtMs = -Infinity, tools } }: Run): boolean {
  return !shown.assistantIsSpeaking && (tools > 0 || clock.nowMs() - askedAtMs < ANSWER_LIMIT_MS);
}

export function hearVisitor({ clock, signs }: Run): void {
  signs.levelAtMs = clock.nowMs();
  signs.withoutWordsMs = 0;
}

/** Words without a level prove that another recorder has the microphone, which no phone call holds. */
export function hearWords(run: Run): void {
  const { clock, signs } = run;
  if (clock.nowMs() - signs.levelAtMs >= LOST_STOP_MS) signs.isLevelUnknown = true;
  Object.assign(signs, { hasWords: true, isSystemMuted: false });
  hearVisitor(run);
}

function isSpeaking({ clock, levels, signs }: Run, speaker: Speaker): boolean {
  const says = signs.saysSpeaking[speaker];
  const nowMs = clock.nowMs();
  if (levels[speaker]() > SPEAKING_LEVEL) signs.spokeAtMs[speaker] = nowMs;
  const silentMs = nowMs - (signs.spokeAtMs[speaker] ?? 0);
  return says === undefined ? silentMs < SPEECH_HOLD_MS : says && silentMs < LOST_STOP_MS;
}

function lookAtMicrophone(run: Run): void {
  const { clock, guardedLevels, preferences, shown, signs } = run;
  const level = preferences.isMuted ? 0 : (guardedLevels.visitor?.() ?? 0);
  signs.isLevelUnknown ||= Number.isNaN(level);
  const { isLevelUnknown, isSystemMuted } = signs;
  if (level > DEAD_LEVEL || preferences.isMuted || isSystemMuted || isLevelUnknown) signs.levelAtMs = clock.nowMs();
  // The time runs on until words come.
  const hasSound = isLevelUnknown ? signs.withoutWordsMs > 0 : level > SPEAKING_LEVEL;
  if (hasSound && !shown.assistantIsSpeaking) signs.withoutWordsMs += LEVEL_INTERVAL_MS;
  if (isLevelUnknown || signs.withoutWordsMs >= GIVE_AFTER_MS) giveMicrophone(run);
}

function endWhatIsLost(run: Run): void {
  const nowMs = run.clock.nowMs();
  const { assistantLeftAtMs = nowMs, lineLostAtMs = nowMs } = run.signs;
  if (nowMs - lineLostAtMs >= LINE_LIMIT_MS) fail(run, 'The line is lost.', 'connection_lost');
  if (nowMs - assistantLeftAtMs >= ASSISTANT_LIMIT_MS) fail(run, 'The assistant is lost.', 'assistant_lost');
}

export function watchLife(run: Run): void {
  const { clock, scope, shown, signs } = run;
  signs.levelAtMs = clock.nowMs();
  let stop: () => void = () => undefined;
  const look = (): void =>
    during(run, () => {
      lookAtMicrophone(run);
      for (const speaker of ['visitor', 'assistant'] as const) shown[`${speaker}IsSpeaking`] = isSpeaking(run, speaker);
      endWhatIsLost(run);
      if (!run.end) stop = clock.setTimer(LEVEL_INTERVAL_MS, look);
    });
  scope.add(() => stop());
  look();
}
