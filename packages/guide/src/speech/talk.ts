import type { Clock, ProviderEvent } from '@asad/call-core';
import { countEchoWords } from './echo.ts';
import type { PlayingSentence, SentencePlayer } from './sentence-player.ts';

/** How often the caption grows while a sentence is said, in milliseconds: about every second word. */
const CAPTION_STEP_MS = 120;

/** The words of `sentence` that have been said when `ratio` of it has. */
export function getSaidPart(sentence: string, ratio: number): string {
  const words = sentence.split(' ');
  return words.slice(0, Math.max(1, Math.ceil(words.length * Math.min(1, ratio)))).join(' ');
}

export interface Talk {
  /**
   * Says sentences one after another, captions growing with the voice; of those that are still to come, each when it is
   * there. False when it was cut short: whoever makes them is left then.
   */
  say(sentences: readonly string[] | AsyncIterable<string>): Promise<boolean>;
  /** Falls silent at once; whatever was left unsaid is dropped. */
  hush(): void;
  /**
   * How many leading words of `text` are the assistant's own voice, heard through the microphone. Browsers whose
   * recogniser takes no track listen without echo cancellation. `isWhole`: no more words are to come. Undefined where
   * nothing was said lately.
   */
  countEchoWords(text: string, isWhole: boolean): number | undefined;
  isTalking(): boolean;
}

/** An echo arrives this long after the words at most, in milliseconds. */
const ECHO_TAIL_MS = 1_500;

/** The recogniser may be ahead of the progress that the player tells, by this share of a sentence. */
const ECHO_LEAD_RATIO = 0.1;

/** Shows the words of a sentence as they are said. */
function createCaption(clock: Clock, show: (part: string) => void) {
  let stop: (() => void) | null = null;
  return {
    grow(sentence: string, playing: PlayingSentence): void {
      let shown = '';
      const step = (): void => {
        const part = getSaidPart(sentence, playing.progress());
        if (part !== shown && part !== sentence) show((shown = part));
        stop = clock.setTimer(CAPTION_STEP_MS, step);
      };
      step();
    },
    end(): void {
      stop?.();
      stop = null;
    },
  };
}

/** The guide's voice as a provider's events: speaking, transcripts that grow, interrupted. */
export function createTalk(player: SentencePlayer, clock: Clock, tell: (event: ProviderEvent) => void): Talk {
  let turn = 0;
  let isTalking = false;
  /** Sentences of this turn that were said, and the one that is being said. */
  let said: string[] = [];
  let saying: { readonly sentence: string; readonly playing: PlayingSentence } | null = null;
  let silentSinceMs = Number.NEGATIVE_INFINITY;
  /** What was said before this turn, while its echo may still arrive. */
  let saidBefore: readonly string[] = [];
  let saidBeforeUntilMs = Number.NEGATIVE_INFINITY;

  const transcript = (text: string, isFinal: boolean) =>
    tell({ type: 'transcript', speaker: 'assistant', text, isFinal });
  const caption = createCaption(clock, (part) => transcript(part, false));

  function setTalking(value: boolean): void {
    if (isTalking === value) return;
    isTalking = value;
    if (!value) silentSinceMs = clock.nowMs();
    tell({ type: 'speaking', speaker: 'assistant', isSpeaking: value });
  }

  function hush(): void {
    turn += 1;
    caption.end();
    // What it did not come to is nobody's echo, though the clock goes on.
    if (saying) said.push(getSaidPart(saying.sentence, saying.playing.progress() + ECHO_LEAD_RATIO));
    saying?.playing.stop();
    saying = null;
    if (!isTalking) return;
    tell({ type: 'interrupted' });
    setTalking(false);
  }

  return {
    async say(sentences) {
      hush();
      const mine = turn;
      saidBefore = said;
      saidBeforeUntilMs = silentSinceMs + ECHO_TAIL_MS;
      said = [];
      if (Symbol.iterator in sentences) player.prepare(sentences);
      for await (const sentence of sentences) {
        if (mine !== turn) return false;
        setTalking(true);
        const playing = player.play(sentence);
        saying = { sentence, playing };
        caption.grow(sentence, playing);
        const isWhole = await playing.done;
        if (mine !== turn) return false;
        caption.end();
        transcript(sentence, true);
        said.push(sentence);
        saying = null;
        if (!isWhole) break;
      }
      if (mine !== turn) return false;
      setTalking(false);
      return true;
    },
    hush,
    isTalking: () => isTalking,
    countEchoWords(text, isWhole) {
      const nowMs = clock.nowMs();
      if (!isTalking && nowMs - silentSinceMs > ECHO_TAIL_MS) return undefined;
      const before = nowMs <= saidBeforeUntilMs ? saidBefore : [];
      const part = saying ? [getSaidPart(saying.sentence, saying.playing.progress() + ECHO_LEAD_RATIO)] : [];
      return countEchoWords(text, [...before, ...said, ...part].join(' '), isWhole);
    },
  };
}
