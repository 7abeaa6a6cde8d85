/** Behaviour of the loopback call machine on this page. */
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

/** A room of the loopback machine: a test plays the assistant. */
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
  /** Makes the assistant leave the open room, or return. */
  leaveByAssistant(isGone: boolean): void;
}

/** Behaviour of the next room, and all rooms so far, the newest last. */
export interface LoopbackControl {
  settings: LoopbackSettings;
  readonly rooms: readonly LoopbackRoom[];
}

/** Returns the page's loopback control. */
export function getLoopback(): LoopbackControl {
  const page = globalThis as { __loopback?: LoopbackControl };
  page.__loopback ??= { settings: {}, rooms: [] };
  return page.__loopback;
}
