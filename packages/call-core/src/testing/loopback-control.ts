/** Delays in milliseconds; errors by their words or device. */
export interface LoopbackSettings {
  readonly joinDelayMs?: number;
  readonly trackDelayMs?: number;
  readonly leaveDelayMs?: number;
  readonly hangsOnJoin?: boolean;
  readonly joinError?: string;
  readonly cameraError?: string;
  readonly noiseCancellationError?: string;
  readonly observerError?: string;
  readonly isAlone?: boolean;
  readonly listensEarly?: boolean;
  readonly listensOnce?: boolean;
}

/** A room in which a test plays the assistant. */
export interface LoopbackRoom {
  readonly isLive: boolean;
  readonly isAudioOn: boolean;
  /** True once its AudioWorklet has loaded from a `blob:`. */
  readonly isNoiseCancelled: boolean;
  readonly sent: readonly { readonly action?: string }[];
  readonly appMessages: readonly unknown[];
  say(message: unknown): void;
  level(sum: number): void;
  eject(): void;
  leave(): void;
  post(action: string, fields?: Readonly<Record<string, unknown>>): void;
  failAudioProcessor(): void;
  /** The assistant leaves or returns. */
  leaveByAssistant(isGone: boolean): void;
}

/** The next room's behaviour, and all rooms, newest last. */
export interface LoopbackControl {
  settings: LoopbackSettings;
  readonly rooms: readonly LoopbackRoom[];
}

/** The page's loopback control. */
export function getLoopback(): LoopbackControl {
  const page = globalThis as { __loopback?: LoopbackControl };
  page.__loopback ??= { settings: {}, rooms: [] };
  return page.__loopback;
}
