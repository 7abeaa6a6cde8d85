/** WebKit's Audio Session API. */
interface AudioSession {
  type: 'auto' | 'playback' | 'play-and-record';
}

const users = { microphone: 0, output: 0 };
/** A recogniser may open another microphone after ours was closed. */
let hasRecorded = false;

/**
 * Names the use of sound where the browser asks for it: an iPhone's silent switch mutes Web Audio otherwise
 * (howler.js#1762). A call that had a microphone keeps 'play-and-record' until its output closes: WebKit refuses a microphone under
 * 'playback'. Returns a function that ends the use.
 */
export function holdAudioSession(use: keyof typeof users): () => void {
  let isOver = false;
  const change = (by: number): void => {
    users[use] += by;
    const { audioSession } = navigator as { readonly audioSession?: AudioSession };
    hasRecorded = users.microphone > 0 || (hasRecorded && users.output > 0);
    if (audioSession) audioSession.type = hasRecorded ? 'play-and-record' : users.output ? 'playback' : 'auto';
  };
  change(1);
  return () => {
    if (!isOver) change(-1);
    isOver = true;
  };
}
