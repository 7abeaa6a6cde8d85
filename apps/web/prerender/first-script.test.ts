import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { firstScript } from './first-script.ts';

const script = await firstScript();

test('the content security policy lets the inline script run: its hash stands in firebase.json', () => {
  const hosting = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8');
  expect(hosting).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

const run = (stored: string | Error, { fonts = new Set<{ load: () => void }>() } = {}): Record<string, string> => {
  const dataset: Record<string, string> = {};
  runInNewContext(script, {
    document: { documentElement: { dataset }, fonts },
    localStorage: {
      getItem: () => {
        if (stored instanceof Error) throw stored;
        return stored;
      },
    },
    addEventListener: () => undefined,
    setTimeout: () => undefined,
    PerformanceObserver: class {
      observe(): void {}
    },
  });
  return dataset;
};

test('a kept theme stands before the first paint', () => {
  expect(run('light')).toEqual({ theme: 'light' });
});

test('anything else that was kept, or no storage at all, leaves the theme to the system', () => {
  expect(run('purple')).toEqual({});
  expect(run(new Error('no storage here'))).toEqual({});
});

test('the headline’s face is decoded before anything asks for it', () => {
  const load = vi.fn();
  run('dark', { fonts: new Set([{ load }]) });
  expect(load).toHaveBeenCalledOnce();
});
