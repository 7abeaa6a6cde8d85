import { setTimeout as sleep } from 'node:timers/promises';

/** Drives a browser by selectors, keys and scripts, which all drivers support. */
export interface Engine {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** The value must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Clicks the centre of the first match. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'ArrowRight'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(file: `${string}.png`): Promise<void>;
  /** Console errors since the start, if the driver reports them. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** For a busy machine; only failures take this long. */
const LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Waits for an expression; a timeout error names `what`. */
export async function until(engine: Engine, what: string, expression: string): Promise<void> {
  const endMs = Date.now() + LIMIT_MS;
  while (Date.now() < endMs) {
    if (await engine.evaluate<boolean>(`Boolean(${expression})`)) return;
    await sleep(POLL_MS);
  }
  throw new Error(`${engine.name}: waited ${LIMIT_MS / 1_000} s in vain for ${what}.`);
}
