/**
 * Resumes `context` whenever it stands still and the page is seen. Suspended: made without a press. Interrupted: a
 * phone call or another app took the sound (iOS); it may come back. Returns what ends it.
 */
export function keepRunning(context: AudioContext): () => void {
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
