import { createMp3Encoder } from 'wasm-media-encoders';
import type { Pcm } from './read-wav.ts';

/** 4 kB per second; a higher rate is inaudible at 16 kHz. */
const BITRATE = 32;

export type EncodeMp3 = (sound: Pcm) => Uint8Array;

/** Loads the encoder once for many sounds. */
export async function openMp3Encoder(): Promise<EncodeMp3> {
  const encoder = await createMp3Encoder();
  return ({ samples, sampleRate }) => {
    encoder.configure({ channels: 1, sampleRate, bitrate: BITRATE });
    // Both calls return the same buffer: copy before the second.
    const body = Uint8Array.from(encoder.encode([samples]));
    return Buffer.concat([body, encoder.finalize()]);
  };
}
