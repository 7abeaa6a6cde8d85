/**
 * The part of the voice SDK that is used, in our own types: the SDK's cannot be compiled by a consumer with
 * `skipLibCheck` off (they name a package that is not installed).
 */
export interface VapiSdk {
  on(event: string, listener: (payload?: unknown) => void): unknown;
  removeAllListeners(): unknown;
  /** Joins a call that somebody else created: no HTTP, throws on failure. */
  reconnect(webCall: unknown): Promise<void>;
  /** Destroys the room's client object. */
  stop(): Promise<void>;
  send(message: unknown): void;
  setMuted(isMuted: boolean): void;
  /** Remembered for elements that are still to come. */
  setVolume(ratio: number): void;
  setInputDevicesAsync(devices: { readonly audioSource: unknown }): Promise<unknown> | undefined;
  /** Null before the assistant's track came, and where the browser held it back. */
  getAudioPlayer?(): HTMLAudioElement | null;
  /** The room's own client, once there is one. */
  getDailyCallObject?(): VapiRoomClient | null;
}

/** The room's name for the assistant. */
export const SPEAKER = 'Vapi Speaker';

/** A participant of the room. */
export interface VapiParticipant {
  readonly session_id: string;
  readonly user_name: string;
  readonly tracks?: {
    readonly audio: { readonly track?: MediaStreamTrack; readonly persistentTrack?: MediaStreamTrack };
  };
}

/** The room's client, as far as it is used. */
export interface VapiRoomClient {
  sendAppMessage(data: unknown): void;
  participants(): Readonly<Record<string, VapiParticipant>>;
  on(event: 'participant-left' | 'participant-joined', listener: (payload?: unknown) => void): unknown;
}

/** What the SDK passes on to the room’s client. */
export interface VapiSdkOptions {
  readonly avoidEval: true;
  /** Where the room's call machine is loaded from, instead of its vendor's host. */
  readonly callObjectBundleUrlOverride?: string;
}

/** The SDK’s class, as far as it is used. */
export type VapiSdkClass = new (
  apiToken: string,
  apiBaseUrl: string | undefined,
  dailyCallConfig: VapiSdkOptions,
  dailyCallObject: { readonly audioSource: unknown; readonly videoSource: false },
) => VapiSdk;

/** Loads the real SDK, the only place that imports it: 79 kB that nobody pays before a call is joined. */
export async function loadVapiSdk(): Promise<VapiSdkClass> {
  const Sdk = unwrapClass(await import('@vapi-ai/web'));
  if (!Sdk)
    throw new Error('The voice SDK was loaded, but exports no class. Check the installed version of @vapi-ai/web.');
  // The only claim about the SDK's shape; the browser tests hold it against the real one.
  return Sdk as VapiSdkClass;
}

/** A module's default may itself be a module with a default: two such layers were seen, a third costs nothing. */
const MAX_DEPTH = 3;

/**
 * The class that a CommonJS module exports. Depending on the bundler it is the module, its default, or its default's
 * default (trap 16). Undefined when none of them is one.
 */
export function unwrapClass(module: unknown): (new (...args: never[]) => unknown) | undefined {
  let value = module;
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    if (typeof value === 'function') return value as new (...args: never[]) => unknown;
    value = typeof value === 'object' && value !== null && 'default' in value ? value.default : undefined;
  }
  return undefined;
}
