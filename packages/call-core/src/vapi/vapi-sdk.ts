/** With `skipLibCheck` off, consumers cannot compile the SDK's own types. */
export interface VapiSdk {
  on(event: string, listener: (payload?: unknown) => void): unknown;
  removeAllListeners(): unknown;
  /** Joins a web call without HTTP; throws on failure. */
  reconnect(webCall: unknown): Promise<void>;
  /** Destroys the room's client object. */
  stop(): Promise<void>;
  send(message: unknown): void;
  setMuted(isMuted: boolean): void;
  /** Also applies to later elements. */
  setVolume(ratio: number): void;
  setInputDevicesAsync(devices: { readonly audioSource: unknown }): Promise<unknown> | undefined;
  /** Null before the assistant's track, and where the browser blocked it. */
  getAudioPlayer?(): HTMLAudioElement | null;
  /** Null before it exists. */
  getDailyCallObject?(): VapiRoomClient | null;
}

export const SPEAKER = 'Vapi Speaker';

/** A participant of the room. */
export interface VapiParticipant {
  readonly session_id: string;
  readonly user_name: string;
  readonly tracks?: {
    readonly audio: {
      /** 'off': the participant sends none. */
      readonly state?: string;
      readonly track?: MediaStreamTrack;
      readonly persistentTrack?: MediaStreamTrack;
    };
  };
}

/** The used part of the room's client. */
export interface VapiRoomClient {
  sendAppMessage(data: unknown): void;
  participants(): Readonly<Record<string, VapiParticipant>>;
  on(event: 'participant-left' | 'participant-joined', listener: (payload?: unknown) => void): unknown;
}

/** Options that the SDK passes to the room's client. */
export interface VapiSdkOptions {
  readonly avoidEval: true;
  /** URL of the call machine, instead of its vendor's host. */
  readonly callObjectBundleUrlOverride?: string;
}

/** The used part of the SDK's class. */
export type VapiSdkClass = new (
  apiToken: string,
  apiBaseUrl: string | undefined,
  dailyCallConfig: VapiSdkOptions,
  dailyCallObject: { readonly audioSource: unknown; readonly videoSource: false },
) => VapiSdk;

/** The SDK's 79 kB load when a call is joined. */
export async function loadVapiSdk(): Promise<VapiSdkClass> {
  let module: unknown;
  try {
    // Inside of `try`, bundlers only warn of a missing package (webpack/webpack#18024).
    module = await import('@vapi-ai/web');
  } catch (cause) {
    throw new Error('The voice SDK could not be loaded. Install @vapi-ai/web, or try again.', { cause });
  }
  const Sdk = unwrapClass(module);
  if (!Sdk)
    throw new Error('The voice SDK was loaded, but exports no class. Check the installed version of @vapi-ai/web.');
  // Browser tests check this cast.
  return Sdk as VapiSdkClass;
}

/** Two layers occur in practice. */
const MAX_DEPTH = 3;

/** Bundlers differ: the module, its default, or its default's default. */
export function unwrapClass(module: unknown): (new (...args: never[]) => unknown) | undefined {
  let value = module;
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    if (typeof value === 'function') return value as new (...args: never[]) => unknown;
    value = typeof value === 'object' && value !== null && 'default' in value ? value.default : undefined;
  }
  return undefined;
}
