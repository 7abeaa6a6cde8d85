/** Mono sound; samples from −1 to 1. */
export interface Pcm {
  readonly sampleRate: number;
  readonly samples: Float32Array;
}

/** Reads 16-bit WAV; mixes two channels into one. */
export function readWav(file: Uint8Array): Pcm {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tag = (offset: number): string => String.fromCharCode(...file.subarray(offset, offset + 4));
  if (file.length < 44 || tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new Error('This is not a WAV file.');
  let sampleRate = 0;
  let channels = 1;
  for (let offset = 12; offset + 8 <= file.length;) {
    const size = view.getUint32(offset + 4, true);
    const body = offset + 8;
    if (tag(offset) === 'fmt ') {
      sampleRate = view.getUint32(body + 4, true);
      const bits = view.getUint16(body + 14, true);
      channels = view.getUint16(body + 2, true);
      if (channels < 1 || channels > 2 || bits !== 16)
        throw new Error(`Expected one or two channels of 16 bits, found ${channels} of ${bits}.`);
    }
    if (tag(offset) === 'data') {
      // A WAV written to a pipe has no valid size: read to its end.
      const samples = new Float32Array(Math.floor(Math.min(size, file.length - body) / 2 / channels));
      for (let index = 0; index < samples.length; index += 1) {
        let sum = 0;
        for (let channel = 0; channel < channels; channel += 1)
          sum += view.getInt16(body + (index * channels + channel) * 2, true);
        samples[index] = sum / channels / 32_768;
      }
      return { sampleRate, samples };
    }
    offset = body + size + (size % 2);
  }
  throw new Error('The WAV file holds no sound.');
}
