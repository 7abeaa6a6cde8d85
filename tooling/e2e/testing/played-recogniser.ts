import type { Page } from '@playwright/test';

/** The last fate repeats. */
export type SessionFate = 'listens' | { readonly error: string };

/** Replaces the browser's, which uses an internet service. */
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
          this.onerror?.(fate);
          this.onend?.();
        });
      }
      abort(): void {
        this.onend?.();
      }
    }
    const hear = async (texts: readonly string[]): Promise<void> => {
      const results: object[] = [];
      for (const transcript of texts) {
        results.push(Object.assign([{ transcript, confidence: 0 }], { isFinal: true }));
        sessions.at(-1)?.onresult?.({ resultIndex: results.length - 1, results: [...results] });
        await new Promise((done) => setTimeout(done, 250));
      }
    };
    Object.assign(globalThis, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser, hear });
  }, fates);
}

/** Android's Chrome sends each partial as a new final that holds all before (JamesBrill/react-speech-recognition#18). */
export const hearFinals = (page: Page, ...texts: readonly string[]): Promise<void> =>
  page.evaluate((said) => (globalThis as unknown as { hear(texts: unknown): Promise<void> }).hear(said), texts);
