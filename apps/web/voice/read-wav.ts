/** Mono sound: samples from −1 to 1. */
export interface Pcm {
  readonly sampleRate: number;
  readonly samples: Float32Array;
}

/** Reads a WAV file of one channel with 16 bits a sample, as Flite writes them; throws on any other. */
export function readWav(file: Uint8Array): Pcm {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tag = (offset: number): string => String.fromCharCode(...file.subarray(offset, offset + 4));
  if (file.length < 44 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new Error('This is not a WAV file.');
  let sampleRate = 0;
  for (let offset = 12; offset + 8 <= file.length;) {
    const size = view.getUint32(offset + 4, true);
    const body = offset + 8;
    if (tag(offset) === 'fmt ') {
      sampleRate = view.getUint32(body + 4, true);
      const [channels, bits] = [view.getUint16(body + 2, true), view.getUint16(body + 14, true)];
      if (channels !== 1 || bits !== 16)
        throw new Error(`Expected one channel of 16 bits, found ${channels} of ${bits}.`);
    }
    if (tag(offset) === 'data') {
      const samples = new Float32Array(Math.floor(Math.min(size, file.length - body) / 2));
      for (let index = 0; index < samples.length; index += 1)
        samples[index] = view.getInt16(body + index * 2, true) / 32_768;
      return { sampleRate, samples };
    }
    offset = body + size + (size % 2);
  }
  throw new Error('The WAV file holds no sound.');
}
