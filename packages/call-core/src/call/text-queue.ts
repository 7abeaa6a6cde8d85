import type { CallTarget } from '../provider.ts';

interface QueuedText {
  readonly text: string;
  readonly target: CallTarget;
}

/** Texts that were typed before their call was active, each for whom it was typed. */
export interface TextQueue extends ReturnType<typeof createTextQueue> {}

/** A page may make its target anew for every start. */
const isSame = (one: CallTarget, other: CallTarget): boolean => JSON.stringify(one) === JSON.stringify(other);

export function createTextQueue() {
  let queued: readonly QueuedText[] = [];
  let texts: readonly string[] = [];

  function replace(next: readonly QueuedText[]): void {
    queued = next;
    texts = next.map(({ text }) => text);
  }

  return {
    /** A new array for every change. */
    texts: () => texts,
    add: (text: string, target: CallTarget): void => replace([...queued, { text, target }]),
    clear: (): void => replace([]),
    /** Takes out the first that reads so, or, without one, all. */
    take(text?: string): readonly string[] {
      const at = text === undefined ? 0 : texts.indexOf(text);
      if (at < 0) return [];
      const taken = text === undefined ? texts : [text];
      replace(queued.toSpliced(at, taken.length));
      return taken;
    },
    /** Hands over what was typed for `target`, in order; what `send` does not take stays. */
    drain(target: CallTarget, send: (text: string) => boolean): void {
      const isSent = new Set(queued.filter((item) => isSame(item.target, target) && send(item.text)));
      if (isSent.size > 0) replace(queued.filter((item) => !isSent.has(item)));
    },
  };
}
