import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { findFreePort } from '../net/find-free-port.ts';
import type { Engine } from './engine.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' } as const;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** The driver needs a moment to listen. */
const READY_ATTEMPTS = 100;

/** WebKitGTK, the engine of Safari, by its own driver (W3C WebDriver), in a display of its own. */
export async function openWebKit(): Promise<Engine> {
  const port = await findFreePort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const stop = (): void => {
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGTERM');
    } catch {
      // It is gone already.
    }
  };
  const url = `http://127.0.0.1:${port}`;
  async function command<Value>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<Value> {
    const response = await fetch(url + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`webkit: ${path}: ${value.error} ${value.message}`);
    return value;
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      await fetch(`${url}/status`);
      break;
    } catch (cause) {
      if (attempt > READY_ATTEMPTS) {
        stop();
        throw new Error('webkit: its driver did not start.', { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const args = ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'];
  const { sessionId } = await command<{ sessionId: string }>('/session', {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args } },
    },
  });
  const session = `/session/${sessionId}`;
  const keys = (text: string): Promise<unknown> =>
    command(`${session}/actions`, {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  const evaluate = <Value>(expression: string): Promise<Value> =>
    command<Value>(`${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  return {
    name: 'webkit',
    problems: [],
    goto: async (address) => void (await command(`${session}/url`, { url: address })),
    evaluate,
    async click(selector) {
      // It clicks where the element was: a page that glides would take it away.
      await evaluate(
        `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
      );
      const found = await command<Record<string, string>>(`${session}/element`, { using: 'css selector', value: selector });
      await command(`${session}/element/${found[ELEMENT]}/click`, {});
    },
    type: async (text) => void (await keys(text)),
    press: async (key) => void (await keys(KEYS[key])),
    resize: async (width, height) => void (await command(`${session}/window/rect`, { width, height })),
    screenshot: async (file) =>
      writeFileSync(file, Buffer.from(await command<string>(`${session}/screenshot`), 'base64')),
    async close() {
      await command(session, undefined, 'DELETE').catch(() => undefined);
      stop();
    },
  };
}
