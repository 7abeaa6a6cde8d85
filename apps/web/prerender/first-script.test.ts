import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { firstScript } from './first-script.ts';

const script = await firstScript();

test('firebase.json has the inline script’s hash, so that the policy permits it', () => {
  const hosting = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8');
  expect(hosting).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

const run = (
  stored: string | Error,
  { fonts = new Set<{ load: () => Promise<void> }>(), recogniser = 'SpeechRecognition' } = {},
): Record<string, string> => {
  const dataset: Record<string, string> = {};
  runInNewContext(script, {
    [recogniser]: {},
    document: { documentElement: { dataset }, fonts },
    get localStorage() {
      if (stored instanceof Error) throw stored;
      return { theme: stored };
    },
    addEventListener: () => undefined,
    setTimeout: () => undefined,
    PerformanceObserver: class {
      observe(): void {}
    },
  });
  return dataset;
};

test('a stored theme applies before the first paint', () => {
  expect(run('light')).toEqual({ theme: 'light' });
});

test('any other stored value, or no storage, leaves the theme to the system', () => {
  expect(run('purple')).toEqual({});
  expect(run(new Error('no storage here'))).toEqual({});
});

test('the note is shown only where speech recognition is missing', () => {
  expect(run('light', { recogniser: 'webkitSpeechRecognition' })).toEqual({ theme: 'light' });
  expect(run('light', { recogniser: 'other' })).toEqual({ theme: 'light', note: '' });
});

test('the headline’s font is decoded before its first use', () => {
  const load = vi.fn(() => Promise.resolve());
  run('dark', { fonts: new Set([{ load }]) });
  expect(load).toHaveBeenCalledOnce();
});
