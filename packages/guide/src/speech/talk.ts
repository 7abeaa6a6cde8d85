import type { Clock, ProviderEvent } from '@asad/call-core';
import { countEchoWords } from './echo.ts';
import type { PlayingSentence, SentencePlayer } from './sentence-player.ts';

/** Captions grow this often, in milliseconds: about every second word. */
const CAPTION_STEP_MS = 120;

/** Returns the words of `sentence` spoken at `ratio`. */
export function getSaidPart(sentence: string, ratio: number): string {
  const words = sentence.split(' ');
  return words.slice(0, Math.max(1, Math.ceil(words.length * Math.min(1, ratio)))).join(' ');
}

export interface Talk {
  /** In order, with growing captions. Resolves with false when interrupted. */
  say(sentences: readonly string[]): Promise<boolean>;
  hush(): void;
  /**
   * Leading words of `text` that echo the assistant: a recogniser that ignores the track has no echo cancellation.
   * `isWhole`: no more words follow. Undefined without recent speech.
   */
  countEchoWords(text: string, isWhole: boolean): number | undefined;
  isTalking(): boolean;
}

/** Longest delay of an echo, in milliseconds. */
const ECHO_TAIL_MS = 1_500;

/** The recogniser may be ahead of the player. */
const ECHO_LEAD_RATIO = 0.1;

function createCaption(clock: Clock, show: (part: string) => void) {
  let stop: (() => void) | null = null;
  return {
    grow(sentence: string, playing: PlayingSentence): void {
      let shownText = '';
      const step = (): void => {
        const part = getSaidPart(sentence, playing.progress());
        if (part !== shownText && part !== sentence) show((shownText = part));
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

/** Emits speaking, growing transcripts and interruptions. */
export function createTalk(player: SentencePlayer, clock: Clock, tell: (event: ProviderEvent) => void): Talk {
  let turn = 0;
  let isTalking = false;
  let saidSentences: string[] = [];
  let saying: { readonly sentence: string; readonly playing: PlayingSentence } | null = null;
  let silentSinceMs = Number.NEGATIVE_INFINITY;
  /** Earlier sentences, whose echo may still arrive. */
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
    let unheard = '';
    if (saying) {
      const { sentence, playing } = saying;
      const progress = playing.progress();
      // Unspoken words cause no echo.
      saidSentences.push(getSaidPart(sentence, progress + ECHO_LEAD_RATIO));
      const heardPart = getSaidPart(sentence, progress);
      if (heardPart !== sentence) transcript(heardPart, false);
      unheard = sentence.slice(heardPart.length).trim();
      playing.stop();
    }
    saying = null;
    if (!isTalking) return;
    tell({ type: 'interrupted', ...(unheard && { unheard }) });
    setTalking(false);
  }

  return {
    async say(sentences) {
      hush();
      const thisTurn = turn;
      saidBefore = saidSentences;
      saidBeforeUntilMs = silentSinceMs + ECHO_TAIL_MS;
      saidSentences = [];
      player.prepare(sentences);
      for (const sentence of sentences) {
        setTalking(true);
        const playing = player.play(sentence);
        saying = { sentence, playing };
        caption.grow(sentence, playing);
        const isWhole = await playing.done;
        if (thisTurn !== turn) return false;
        caption.end();
        transcript(sentence, true);
        saidSentences.push(sentence);
        saying = null;
        if (!isWhole) break;
      }
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
      return countEchoWords(text, [...before, ...saidSentences, ...part].join(' '), isWhole);
    },
  };
}
