import { act, createElement, StrictMode, version, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Call } from '../call/call.ts';
import { createTestCall, settle } from '../testing/index.ts';
import { useCall, useCallEvent, useCallPart, useCallTool } from './index.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

async function mount(node: ReactNode) {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(node));
  return {
    place,
    render: (next: ReactNode) => act(async () => root.render(next)),
    unmount: () => act(async () => root.unmount()),
  };
}

const Status = ({ call }: { readonly call: Call }) => useCall(call).status;

describe('the react entry point', () => {
  it('runs on the requested version of React', () => {
    const { REACT = '' } = (import.meta as unknown as { readonly env: { readonly REACT?: string } }).env;
    expect(version.startsWith(`${REACT || '19'}.`)).toBe(true);
  });

  it('renders the snapshot from the first render on', async () => {
    const { call } = createTestCall();
    expect(renderToString(createElement(Status, { call }))).toBe('idle');
    const { place, unmount } = await mount(createElement(Status, { call }));
    expect(place.textContent).toBe('idle');
    await act(async () => void (await call.start()));
    expect(place.textContent).toBe('active');
    await act(() => call.end());
    expect(place.textContent).toBe('idle');
    await unmount();
  });

  it('renders a part again only when the part changes', async () => {
    const { call, provider } = createTestCall();
    let renders = 0;
    const count = (): void => void (renders += 1);
    const Lines = () => {
      count();
      return useCallPart(call, ({ isMuted }) => [String(isMuted)]);
    };
    const { place } = await mount(createElement(Lines));
    await act(async () => void (await call.start()));
    await act(async () => provider.room().assistantSays('Good evening.'));
    expect([renders, place.textContent]).toEqual([1, 'false']);
    await act(async () => void (await call.setMuted(true)));
    expect([renders, place.textContent]).toEqual([2, 'true']);
  });

  it('accepts a selector that creates a new array or object each time, without endless renders', async () => {
    const { call, provider } = createTestCall();
    let renders = 0;
    const count = (): void => void (renders += 1);
    const Parts = () => {
      count();
      const lines = useCallPart(call, ({ conversation }) => conversation.lines.map(({ text }) => ({ text })));
      const { status } = useCallPart(call, (snapshot) => ({ status: snapshot.status }));
      return `${status}: ${lines.map(({ text }) => text).join(' ')}`;
    };
    const { place, unmount } = await mount(createElement(StrictMode, null, createElement(Parts)));
    await act(async () => void (await call.start()));
    await act(async () => provider.room().assistantSays('Good evening.'));
    expect(place.textContent).toBe('active: Good evening.');
    const before = renders;
    await act(async () => void (await call.setMuted(true)));
    expect(renders - before).toBeLessThan(4);
    await unmount();
  });

  it('makes one call in StrictMode’s double mount, and passes each event once, to the newest listener', async () => {
    const { call, provider } = createTestCall();
    const listeners: string[] = [];
    const Listener = ({ name }: { readonly name: string }) => {
      useCallEvent(call, 'call-start', () => void listeners.push(name));
      return null;
    };
    const strict = (name: string) => createElement(StrictMode, null, createElement(Listener, { name }));
    const { render, unmount } = await mount(strict('old'));
    await render(strict('new'));
    await act(async () => void (await Promise.all([call.start(), call.start()])));
    expect([listeners, provider.rooms.length]).toEqual([['new'], 1]);
    await act(() => call.end());
    await unmount();
    await call.start();
    expect(listeners).toEqual(['new']);
    await call.end();
  });

  it('gives the call a tool while its component is mounted, with the newest props', async () => {
    const show = { schema: { parse: () => '' }, run: () => 'of the options' };
    const test = createTestCall({ tools: { show } });
    const { call, provider } = test;
    const Shelf = ({ name }: { readonly name: string }) => {
      const schema = { parse: (value: unknown) => String(value) };
      useCallTool(call, 'show', { schema, run: (id) => `${name}: ${id.toUpperCase()}` });
      return null;
    };
    const strict = (name: string) => createElement(StrictMode, null, createElement(Shelf, { name }));
    const { render, unmount } = await mount(strict('old'));
    await render(strict('new'));
    await call.start();
    const ask = async (id: string) => {
      provider.room().emit({ type: 'tool-call', name: 'show', arguments: 'heron', id });
      await settle();
    };
    await ask('one');
    await unmount();
    await ask('two');
    expect(provider.room().toolResults).toEqual([
      { id: 'one', result: 'new: HERON' },
      { id: 'two', result: 'of the options' },
    ]);
    expect(call.tools).toEqual({ show });
    await call.end();
  });
});
