import type { CallTarget } from '../provider.ts';

/** Texts that were typed before their call was active, each for whom it was typed. */
export interface TextQueue extends ReturnType<typeof createTextQueue> {}

interface QueuedText {
  readonly text: string;
  readonly target: CallTarget;
}

/** A page may make its target anew for every start. */
const isSame = (one: CallTarget, other: CallTarget): boolean => JSON.stringify(one) === JSON.stringify(other);

export function createTextQueue() {
  let queued: readonly QueuedText[] = [];
  let texts: readonly string[] = [];

  function replace(next: readonly QueuedText[]): void {
    if (next.length === queued.length) return;
    queued = next;
    texts = next.map(({ text }) => text);
  }
  function remove(gone: readonly QueuedText[]): readonly string[] {
    replace(queued.filter((item) => !gone.includes(item)));
    return gone.map(({ text }) => text);
  }

  return {
    /** A new array for every change. */
    texts: () => texts,
    add: (text: string, target: CallTarget): void => replace([...queued, { text, target }]),
    /** Takes out the first that reads so, or, without one, all. */
    take: (text?: string) =>
      remove(text === undefined ? queued : queued.filter((item) => item.text === text).slice(0, 1)),
    /** Hands over what was typed for `target`, in order; what `send` does not take stays. */
    drain: (target: CallTarget, send: (text: string) => boolean) =>
      remove(queued.filter((item) => isSame(item.target, target) && send(item.text))),
  };
}
