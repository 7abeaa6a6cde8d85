import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Owl } from './owl.tsx';
import { useOwlBlink } from './use-owl-blink.ts';

const soonest = (): number => 0;
const AWAKE_MS = 2000;
const SHUT_MS = 150;

const BlinkingOwl = (): ReactNode => {
  const owl = useRef<SVGSVGElement>(null);
  useOwlBlink(owl, soonest);
  return <Owl ref={owl} label="ASAD" />;
};

afterEach(() => {
  vi.useRealTimers();
});

test('the owl blinks while visible, and not while scrolled out of the window', () => {
  vi.useFakeTimers();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() => root.render(<BlinkingOwl />));
  const isShut = (): boolean => host.querySelector('[data-blink]') !== null;
  vi.advanceTimersByTime(AWAKE_MS);
  expect(isShut()).toBe(true);
  vi.advanceTimersByTime(SHUT_MS);
  expect(isShut()).toBe(false);
  Object.assign(host.style, { position: 'fixed', insetBlockEnd: '200vh' });
  vi.advanceTimersByTime(AWAKE_MS);
  expect(isShut()).toBe(false);
  root.unmount();
  host.remove();
});
