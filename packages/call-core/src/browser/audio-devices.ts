/** A microphone or speaker of the device. */
export interface AudioDevice {
  /** Argument for `call.setMicrophone` and `call.setSpeaker`. */
  readonly id: string;
  readonly kind: 'microphone' | 'speaker';
  /** The browser's label; empty before the first microphone permission. */
  readonly label: string;
}

const KINDS = { audioinput: 'microphone', audiooutput: 'speaker' } as const;

/**
 * Lists microphones and speakers. Before a microphone permission they have no labels; where the browser does
 * not let a page choose a speaker (Safari), no speakers are listed. Asks for no permission; empty where the
 * page has no access to devices.
 */
export async function listAudioDevices(): Promise<readonly AudioDevice[]> {
  if (!navigator.mediaDevices) return [];
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.flatMap(({ deviceId: id, kind, label }) =>
    kind === 'videoinput' || !id ? [] : [{ id, kind: KINDS[kind], label }],
  );
}

/**
 * Calls `listener` with the devices now, after each change, and when `look` is called: call it once a call
 * has begun, when the browser reveals labels.
 */
export function watchAudioDevices(listener: (devices: readonly AudioDevice[]) => void): { look(): void; stop(): void } {
  const watch = new AbortController();
  const { signal } = watch;
  const look = (): void => void listAudioDevices().then((devices) => (signal.aborted ? undefined : listener(devices)));
  look();
  navigator.mediaDevices?.addEventListener('devicechange', look, { signal });
  return { look, stop: () => watch.abort() };
}
