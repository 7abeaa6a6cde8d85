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

const watches = new Set<() => void>();

/** Permission reveals labels without a `devicechange`. */
export function listAudioDevicesAgain(): void {
  for (const list of watches) list();
}

/**
 * Calls `listener` with the devices now, after changes, and after `openMicrophone` got the permission, which reveals
 * labels. Returns a function that stops it.
 */
export function watchAudioDevices(listener: (devices: readonly AudioDevice[]) => void): () => void {
  const { mediaDevices } = globalThis.navigator ?? {};
  const list = (): void => void listAudioDevices().then((devices) => watches.has(list) && listener(devices));
  watches.add(list);
  list();
  mediaDevices?.addEventListener('devicechange', list);
  return () => {
    watches.delete(list);
    mediaDevices?.removeEventListener('devicechange', list);
  };
}
