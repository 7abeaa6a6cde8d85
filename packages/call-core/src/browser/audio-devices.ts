/** A microphone or speaker. */
export interface AudioDevice {
  /** For `call.setMicrophone` and `call.setSpeaker`. */
  readonly id: string;
  readonly kind: 'microphone' | 'speaker';
  /** Empty before the first microphone permission. */
  readonly label: string;
}

const KINDS = { audioinput: 'microphone', audiooutput: 'speaker' } as const;

/** Chromium lists the system's choices again under these ids (vscode#324980). */
const ALIASES: ReadonlySet<string> = new Set(['default', 'communications']);

/**
 * Lists microphones, and speakers where a page may choose one (not in Safari), each once; equal labels get a number.
 * Asks for no permission, without which labels are empty.
 */
export async function listAudioDevices(): Promise<readonly AudioDevice[]> {
  // Some browsers answer nothing (brave-browser#11054).
  const infos = (await globalThis.navigator?.mediaDevices?.enumerateDevices().catch(() => undefined)) ?? [];
  const listed = infos.flatMap(({ deviceId: id, kind, label }) =>
    kind === 'videoinput' || !id ? [] : [{ id, kind: KINDS[kind], label }],
  );
  const devices = listed.filter(
    ({ id, kind }) => !ALIASES.has(id) || !listed.some((other) => other.kind === kind && !ALIASES.has(other.id)),
  );
  return devices.map((device, index) => {
    const isTwin = ({ kind, label }: AudioDevice): boolean => kind === device.kind && label === device.label;
    const number = devices.slice(0, index).filter(isTwin).length + 1;
    return device.label && number > 1 ? { ...device, label: `${device.label} (${number})` } : device;
  });
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
