/** One audio context for a call, opened while the browser still counts the visitor's press as permission to sound. */
export interface AudioOutput {
  /** Opens the context. Call it in the press itself: Safari allows sound only there. */
  prime(): void;
  /** The open context; opens one when nobody primed it. */
  context(): AudioContext;
  /** Closes it, if it is open; resolves when the browser has let it go. */
  close(): Promise<void>;
}

/** Sound for calls, one after another: closed after each, opened again by the next. */
export function createAudioOutput(): AudioOutput {
  let current: AudioContext | null = null;
  const open = (): AudioContext => {
    current ??= new AudioContext();
    // Suspended when it was made without a press; a later press may resume it.
    if (current.state === 'suspended') void current.resume().catch(() => undefined);
    return current;
  };
  return {
    prime: () => void open(),
    context: open,
    async close() {
      const closing = current;
      current = null;
      if (closing && closing.state !== 'closed') await closing.close();
    },
  };
}
