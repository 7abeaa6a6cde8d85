import type { Page } from '@playwright/test';

/** Milliseconds since the previous step. */
export interface RecogniserStep {
  readonly afterMs?: number;
  /** Holds the full result list: text and whether it is final. */
  readonly results?: readonly (readonly [text: string, isFinal: boolean])[];
  readonly resultIndex?: number;
  readonly error?: string;
  /** Ends the session before the results, which it still sends. */
  readonly ends?: boolean;
}

interface Played {
  readonly starts: number;
  play(steps: readonly RecogniserStep[]): Promise<void>;
}

/** The last fate repeats. 'starves': it hears nothing while the page holds a live track. */
export type SessionFate = 'listens' | 'starves' | { readonly error: string; readonly afterMs: number };

/**
 * Replaces the browser's, which uses an internet service. Like WebKit's, it ignores the given track
 * (WebAudio/web-speech-api#126).
 */
export async function installRecogniser(page: Page, fates: readonly SessionFate[] = ['listens']): Promise<void> {
  await page.addInitScript((all) => {
    const sessions: Recogniser[] = [];
    class Recogniser {
      onresult?: (event: object) => void;
      onerror?: (event: object) => void;
      onend?: () => void;
      start(): void {
        const fate = all[Math.min(sessions.length, all.length - 1)];
        sessions.push(this);
        if (typeof fate !== 'object') return;
        setTimeout(() => {
          this.onerror?.({ error: fate.error });
          this.onend?.();
        }, fate.afterMs);
      }
      abort(): void {
        this.onend?.();
      }
    }
    const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    const played: Played = {
      get starts() {
        return sessions.length;
      },
      async play(steps) {
        for (const { afterMs = 0, results = [], resultIndex = 0, error, ends } of steps) {
          await wait(afterMs);
          const session = sessions.at(-1);
          if (ends) session?.onend?.();
          const { tracks = [] } = globalThis as { tracks?: readonly MediaStreamTrack[] };
          if (all.at(-1) === 'starves' && tracks.some(({ readyState }) => readyState === 'live')) continue;
          if (error !== undefined) session?.onerror?.({ error });
          const list = results.map(([transcript, isFinal]) =>
            Object.assign([{ transcript, confidence: 0 }], { isFinal }),
          );
          if (list.length > 0) session?.onresult?.({ resultIndex, results: list });
        }
      },
    };
    Object.assign(globalThis, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser, played });
  }, fates);
}

export const playRecogniser = (page: Page, steps: readonly RecogniserStep[]): Promise<void> =>
  page.evaluate((all) => (globalThis as unknown as { played: Played }).played.play(all), steps);

export const countSessions = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { played: Played }).played.starts);
