/** A microphone or a speaker of this machine. */
export interface AudioDevice {
  /** For `call.setMicrophone` and `call.setSpeaker`. */
  readonly id: string;
  readonly kind: 'microphone' | 'speaker';
  /** The browser's name for it; empty until a microphone was allowed once. */
  readonly label: string;
}

const KINDS = { audioinput: 'microphone', audiooutput: 'speaker' } as const;

/**
 * The microphones and speakers that the browser tells of. Before a microphone was allowed it names none; where it lets
 * nobody choose a speaker (Safari), it lists none. Asks the visitor for nothing; empty where the page may not look.
 */
export async function listAudioDevices(): Promise<readonly AudioDevice[]> {
  if (!navigator.mediaDevices) return [];
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.flatMap(({ deviceId: id, kind, label }) =>
    kind === 'videoinput' || !id ? [] : [{ id, kind: KINDS[kind], label }],
  );
}

/**
 * Tells the devices now, and again whenever one is plugged in or out, or `look` is called: after the first call the
 * browser knows their names.
 */
export function watchAudioDevices(listener: (devices: readonly AudioDevice[]) => void): { look(): void; stop(): void } {
  const watch = new AbortController();
  const { signal } = watch;
  const look = (): void => void listAudioDevices().then((devices) => (signal.aborted ? undefined : listener(devices)));
  look();
  navigator.mediaDevices?.addEventListener('devicechange', look, { signal });
  return { look, stop: () => watch.abort() };
}
