/** A microphone or speaker. */
export interface AudioDevice {
  /** For `call.setMicrophone` and `call.setSpeaker`. */
  readonly id: string;
  readonly kind: 'microphone' | 'speaker';
  /** Empty before the first microphone permission. */
  readonly label: string;
}

const KINDS = { audioinput: 'microphone', audiooutput: 'speaker' } as const;

/**
 * Lists microphones, and speakers where a page may choose one (not in Safari). Asks for no permission, without which
 * labels are empty.
 */
export async function listAudioDevices(): Promise<readonly AudioDevice[]> {
  if (!globalThis.navigator?.mediaDevices) return [];
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.flatMap(({ deviceId: id, kind, label }) =>
    kind === 'videoinput' || !id ? [] : [{ id, kind: KINDS[kind], label }],
  );
}

/**
 * Calls `listener` with the devices now, after changes, and at `look`: call it once a call has begun, when the browser
 * reveals labels.
 */
export function watchAudioDevices(listener: (devices: readonly AudioDevice[]) => void): { look(): void; stop(): void } {
  const watch = new AbortController();
  const { signal } = watch;
  const look = (): void => void listAudioDevices().then((devices) => (signal.aborted ? undefined : listener(devices)));
  look();
  globalThis.navigator?.mediaDevices?.addEventListener('devicechange', look, { signal });
  return { look, stop: () => watch.abort() };
}
