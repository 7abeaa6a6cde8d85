import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@asad/tooling/free-port';
import type { Engine } from './engine.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' } as const;
/** The driver needs time to start listening. */
const READY_ATTEMPTS = 100;

/** WebKitGTK, Safari's engine, through WebDriver and a separate X display. */
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
      // The process has already exited.
    }
  };
  const url = `http://127.0.0.1:${port}`;
  async function command<Value>(
    path: string,
    body?: unknown,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Value> {
    const response = await fetch(url + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`webkit: ${path}: ${value.error} ${value.message}`);
    return value;
  }
  const isListening = (): Promise<boolean> =>
    fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
  for (let attempt = 0; !(await isListening()); attempt += 1) {
    if (attempt > READY_ATTEMPTS) {
      stop();
      throw new Error('webkit: its driver did not start.');
    }
    await sleep(100);
  }
  const args = ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'];
  const { sessionId } = await command<{ sessionId: string }>('/session', {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args } },
    },
  });
  const session = `/session/${sessionId}`;
  const act = (id: 'key' | 'pointer', actions: readonly object[]): Promise<unknown> =>
    command(`${session}/actions`, { actions: [{ type: id, id, actions }] });
  const keys = (text: string): Promise<unknown> =>
    act(
      'key',
      Array.from(text).flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  const evaluate = <Value>(expression: string): Promise<Value> =>
    command<Value>(`${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  /** Returns the centre once stable: layout during the scroll can move it. */
  async function standing(selector: string): Promise<readonly [number, number]> {
    let last: string | undefined;
    let looks = 0;
    for (let attempt = 0; attempt < 40; attempt += 1) {
      const [x, y, isInSight] = await evaluate<readonly [number, number, boolean]>(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
        const isInSight = y > 80 && y + height < innerHeight;
        // A busy browser may show one frame of a dialog's entrance for a while.
        const isMoving = document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect.target?.contains(element));
        if (!isInSight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return [...middle, !isMoving && (isInSight || element.closest('header, [role="dialog"]') !== null && middle[1] > 0 && middle[1] < innerHeight)];
      })()`);
      // During an animation, a click would hit the old position.
      looks = isInSight && last === `${x} ${y}` ? looks + 1 : 0;
      // A busy browser may skip a frame between two measurements.
      if (looks === 2) return [x, y];
      last = `${x} ${y}`;
      await sleep(150);
    }
    throw new Error(`webkit: ${selector} cannot be brought into sight.`);
  }
  return {
    name: 'webkit',
    problems: [],
    goto: async (address) => void (await command(`${session}/url`, { url: address })),
    evaluate,
    async click(selector) {
      // The driver's click rejects elements below a link's stretched area.
      const [x, y] = await standing(selector);
      await act('pointer', [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
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
