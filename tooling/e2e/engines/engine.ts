/** A browser engine as a journey drives it: by selectors, keys and scripts, which all of them have. */
export interface Engine {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** Runs an expression in the page and gives its value as JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A click by the pointer in the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'ArrowRight'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(file: `${string}.png`): Promise<void>;
  /** Answers every request whose address begins so with a script; undefined where the machine cannot. */
  readonly serve?: (address: string, script: string) => Promise<void>;
  /** What the console said in anger since the start, where the engine tells it. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

const POLL_MS = 100;

/** Waits until an expression of the page is true; what is waited for is named where it does not come. */
export async function until(engine: Engine, what: string, expression: string, limitMs = 40_000): Promise<void> {
  const endMs = Date.now() + limitMs;
  while (Date.now() < endMs) {
    if (await engine.evaluate<boolean>(`Boolean(${expression})`)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${engine.name}: waited ${limitMs / 1_000} s in vain for ${what}.`);
}
