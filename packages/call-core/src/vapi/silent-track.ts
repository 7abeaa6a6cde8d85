/**
 * An audio track without a microphone. The SDK turns `audioSource: false` into `true` and then asks for one, which a
 * visitor who wants to type must not be asked.
 */
export function createSilentTrack() {
  const context = new AudioContext();
  const [track] = context.createMediaStreamDestination().stream.getAudioTracks();
  if (!track) throw new Error('The browser gave no audio track.');
  return {
    track,
    async close() {
      track.stop();
      await context.close();
    },
  };
}
