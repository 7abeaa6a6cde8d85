/** One audio context for a call, opened while the browser still counts the visitor's press as permission to sound. */
export interface AudioOutput {
  /** Opens the context. Call it in the press itself: Safari allows sound only there. */
  prime(): void;
  /** The open context; opens one when nobody primed it. */
  context(): AudioContext;
  /** Closes it, if it is open; resolves when the browser has let it go. */
  close(): Promise<void>;
}

/** Suspended: made without a press. Interrupted: a phone call or another app took the sound (iOS); it may come back. */
function resume(context: AudioContext): void {
  if (context.state !== 'running' && context.state !== 'closed') void context.resume().catch(() => undefined);
}

/** Sound for calls, one after another: closed after each, opened again by the next. */
export function createAudioOutput(): AudioOutput {
  let current: AudioContext | null = null;
  const wake = (): void => {
    if (current && document.visibilityState === 'visible') resume(current);
  };
  const open = (): AudioContext => {
    if (!current) {
      current = new AudioContext();
      current.addEventListener('statechange', wake);
      document.addEventListener('visibilitychange', wake);
    }
    resume(current);
    return current;
  };
  return {
    prime: () => void open(),
    context: open,
    async close() {
      const closing = current;
      current = null;
      document.removeEventListener('visibilitychange', wake);
      closing?.removeEventListener('statechange', wake);
      if (closing && closing.state !== 'closed') await closing.close();
    },
  };
}
