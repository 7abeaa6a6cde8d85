import { ChatFailure } from './chat-model.ts';

/** Aborts with another signal, or after `limitMs` without a reset. */
export function createSilence(limitMs: number, signal: AbortSignal) {
  const silent = new AbortController();
  const give = (): void =>
    silent.abort(new ChatFailure('silent', `The language model said nothing for ${limitMs / 1000} seconds.`));
  let timer = setTimeout(give, limitMs);
  return {
    signal: AbortSignal.any([signal, silent.signal]),
    reset() {
      clearTimeout(timer);
      timer = setTimeout(give, limitMs);
    },
    end: () => clearTimeout(timer),
  };
}
