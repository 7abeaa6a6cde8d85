import { page } from 'vitest/browser';
import type { CSSProperties } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import '../page.css';
import '../theme.css';
import './owl-poses.css';
import { Owl, OWL_STATES, OWL_MOODS, type OwlMood, type OwlState } from './owl.tsx';

const SIDE_PX = 96;

const photograph = async (state: OwlState, mood?: OwlMood): Promise<readonly number[]> => {
  const host = document.createElement('div');
  Object.assign(host.style, { inlineSize: `${SIDE_PX}px`, blockSize: `${SIDE_PX * 1.3}px`, padding: '12px 0' });
  document.body.append(host);
  const root = createRoot(host);
  flushSync(() => root.render(<Owl state={state} mood={mood} />));
  const base64 = await page.screenshot({ element: host, save: false });
  root.unmount();
  host.remove();
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const context = new OffscreenCanvas(SIDE_PX, SIDE_PX).getContext('2d');
  if (context === null) throw new Error('This browser has no canvas.');
  context.drawImage(bitmap, 0, 0, SIDE_PX, SIDE_PX);
  const { data } = context.getImageData(0, 0, SIDE_PX, SIDE_PX);
  return Array.from(
    { length: SIDE_PX ** 2 },
    (_, pixel) => (data[pixel * 4] ?? 0) + (data[pixel * 4 + 1] ?? 0) + (data[pixel * 4 + 2] ?? 0),
  );
};

const difference = (a: readonly number[], b: readonly number[]): number =>
  a.filter((level, pixel) => Math.abs(level - (b[pixel] ?? 0)) > 60).length / a.length;

const poses = new Map<OwlState, readonly number[]>();

beforeAll(async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  document.documentElement.dataset['theme'] = 'dark';
  for (const state of OWL_STATES) poses.set(state, await photograph(state));
}, 60_000);

const pairs = OWL_STATES.flatMap((a, index) => OWL_STATES.slice(index + 1).map((b) => [a, b] as const));

test.each(pairs)('without motion, the poses %s and %s differ visibly', (a, b) => {
  // 3 % is about the area of both pupils.
  expect(difference(poses.get(a) ?? [], poses.get(b) ?? [])).toBeGreaterThan(0.03);
});

test.each(OWL_MOODS)('without motion, speech that %s differs visibly from other speech', async (mood) => {
  expect(difference(poses.get('speaking') ?? [], await photograph('speaking', mood))).toBeGreaterThan(0.03);
});

test('two pictures of one pose are equal', async () => {
  expect(difference(poses.get('idle') ?? [], await photograph('idle'))).toBe(0);
});

test.each([
  ...OWL_STATES.map((state) => ({ state, mood: undefined })),
  ...OWL_MOODS.map((mood) => ({ state: 'speaking' as const, mood })),
])('a blink shuts an eye of an owl that is $state ($mood)', ({ state, mood }) => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() => root.render(<Owl state={state} mood={mood} data-blink="" />));
  const lid = host.querySelector('[data-side="right"] [data-part="lid"]') ?? host;
  expect(new DOMMatrix(getComputedStyle(lid).transform).f).toBe(52);
  root.unmount();
  host.remove();
});

test('beak, chest and ring follow the --level property', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const matrixOf = (part: string): DOMMatrix =>
    new DOMMatrix(getComputedStyle(host.querySelector(`[data-part="${part}"]`) ?? host).transform);
  const measure = (level: string): readonly number[] => {
    flushSync(() => root.render(<Owl state="speaking" style={{ '--level': level } as CSSProperties} />));
    return [matrixOf('lower-beak').f, matrixOf('chest').a, matrixOf('ring').a];
  };
  const [silent, loud] = [measure('0'), measure('1')];
  root.unmount();
  host.remove();
  expect(silent).toEqual([7, 1, 0.96]);
  expect(loud).toEqual([22, 1.045, 1.12]);
});
