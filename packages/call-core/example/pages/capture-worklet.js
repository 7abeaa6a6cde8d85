/** Sends the microphone's samples to the page as 16-bit PCM, 128 at a time. */
class Capture extends AudioWorkletProcessor {
  process([[samples] = []]) {
    if (!samples) return true;
    const words = Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
    this.port.postMessage(words, [words.buffer]);
    return true;
  }
}

registerProcessor('capture', Capture);
