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
  let rest: () => void = () => undefined;
  const open = (): AudioContext => {
    current ??= new AudioContext();
    // Anew at each press: what was made without one may sound from now on.
    rest();
    rest = keepRunning(current);
    return current;
  };
  return {
    prime: () => void open(),
    context: open,
    async close() {
      const closing = current;
      current = null;
      rest();
      if (closing && closing.state !== 'closed') await closing.close();
    },
  };
}

/**
 * Resumes `context` whenever it stands still and the page is seen. Suspended: made without a press. Interrupted: a
 * phone call or another app took the sound (iOS); it may come back. Returns what ends it.
 */
function keepRunning(context: AudioContext): () => void {
  const wake = (): void => {
    const canRun = document.visibilityState === 'visible' && context.state !== 'closed';
    if (canRun && context.state !== 'running') void context.resume().catch(() => undefined);
  };
  wake();
  context.addEventListener('statechange', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    context.removeEventListener('statechange', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}
