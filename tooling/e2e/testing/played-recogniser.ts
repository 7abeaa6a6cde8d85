import type { Page } from '@playwright/test';

/** The last fate repeats. */
export type SessionFate = 'listens' | { readonly error: string };

/** Runs in the page: replaces the browser's recogniser, which uses an internet service. */
export function replaceRecogniser(fates: readonly SessionFate[]): void {
  const recognisers: Recogniser[] = [];
  class Recogniser {
    onresult?: (event: object) => void;
    onerror?: (event: object) => void;
    onend?: () => void;
    start(): void {
      const fate = fates[Math.min(recognisers.length, fates.length - 1)];
      recognisers.push(this);
      if (typeof fate !== 'object') return;
      setTimeout(() => {
        this.onerror?.(fate);
        this.onend?.();
      });
    }
    abort(): void {
      this.onend?.();
    }
  }
  /** Each text is a final result. */
  const hear = async (texts: readonly string[]): Promise<void> => {
    const results: object[] = [];
    for (const transcript of texts) {
      results.push(Object.assign([{ transcript, confidence: 0 }], { isFinal: true }));
      recognisers.at(-1)?.onresult?.({ resultIndex: results.length - 1, results: [...results] });
      await new Promise((done) => setTimeout(done, 250));
    }
  };
  Object.assign(globalThis, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser, recognisers, hear });
}

export const installRecogniser = (page: Page, fates: readonly SessionFate[] = ['listens']): Promise<unknown> =>
  page.addInitScript(replaceRecogniser, fates);

/** Android's Chrome sends each partial as a new final that holds all before (JamesBrill/react-speech-recognition#18). */
export const hearFinals = (page: Page, ...texts: readonly string[]): Promise<void> =>
  page.evaluate((said) => (globalThis as unknown as { hear(texts: unknown): Promise<void> }).hear(said), texts);
