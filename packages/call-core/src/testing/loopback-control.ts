/** What a test can do with, and look up in, the loopback call machine of this page. */
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

/** A room of the loopback machine: a test speaks for the assistant, and looks at what was sent. */
export interface LoopbackRoom {
  readonly isLive: boolean;
  readonly isAudioOn: boolean;
  /** True once its AudioWorklet was loaded from a `blob:`: the page's policy allows it. */
  readonly isNoiseCancelled: boolean;
  readonly sent: readonly { readonly action?: string }[];
  readonly appMessages: readonly unknown[];
  say(message: unknown): void;
  level(sum: number): void;
  eject(): void;
  leave(): void;
  post(action: string, fields?: Readonly<Record<string, unknown>>): void;
  failAudioProcessor(): void;
  /** The assistant leaves the room, which stays, or comes back. */
  leaveByAssistant(isGone: boolean): void;
}

/** How the next room behaves, and every room so far, the newest last. */
export interface LoopbackControl {
  settings: LoopbackSettings;
  readonly rooms: readonly LoopbackRoom[];
}

/** The page's loopback control; made when it is first asked for, before or after the machine was loaded. */
export function getLoopback(): LoopbackControl {
  const page = globalThis as { __loopback?: LoopbackControl };
  page.__loopback ??= { settings: {}, rooms: [] };
  return page.__loopback;
}
