import { afterEach, expect, it, vi } from 'vitest';
import axe from 'axe-core';
import { CallError, defineTool, type CallOptions } from '../index.ts';
import { createScriptedProvider, watchLiveThings } from '../testing/index.ts';
import { defineCallElement } from './index.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function mount(attributes: Readonly<Record<string, string>> = {}, options: Partial<CallOptions> = {}) {
  const element = document.createElement('asad-call');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.options = options;
  document.body.append(element);
  const find = (part: string): HTMLElement => {
    const found = element.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`);
    if (!found) throw new Error(`The element has no part ${part}.`);
    return found;
  };
  return {
    element,
    find,
    press: (part = 'button') => find(part).click(),
    text: (part: string) => find(part).textContent,
    reaches: (state: string) => expect.poll(() => element.matches(`:state(${state})`)).toBe(true),
    type(text: string): void {
      (find('input') as HTMLInputElement).value = text;
      (find('form') as HTMLFormElement).requestSubmit();
    },
  };
}

function mountScripted(attributes: Readonly<Record<string, string>> = {}) {
  const provider = createScriptedProvider();
  return { provider, ...mount(attributes, { provider }) };
}

async function callScripted(attributes?: Readonly<Record<string, string>>) {
  const mounted = mountScripted(attributes);
  mounted.press();
  await mounted.reaches('active');
  return { ...mounted, room: mounted.provider.room() };
}

it('<asad-call> calls at a press, shows captions, mutes, hangs up, and keeps the captions', async () => {
  const { find, press, provider, reaches, text } = mountScripted();
  expect([text('button'), find('captions').hidden, find('mute').hidden]).toEqual(['Call', true, true]);
  press();
  const heldKey = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, cancelable: true });
  expect(find('button').dispatchEvent(heldKey)).toBe(false);
  await reaches('active');
  provider.room().assistantSays('Good evening.');
  provider.room().emit({ type: 'transcript', speaker: 'visitor', text: 'Who', isFinal: false });
  const [first, second] = find('captions').children;
  expect([first?.textContent, second?.textContent]).toEqual(['Assistant: Good evening.', 'You: Who']);
  provider.room().emit({ type: 'transcript', speaker: 'visitor', text: 'Who are you?', isFinal: true });
  expect([find('captions').children[1] === second, second?.textContent]).toEqual([true, 'You: Who are you?']);
  press('mute');
  await expect.poll(() => find('mute').ariaPressed).toBe('true');
  expect([provider.room().isMuted(), text('button')]).toEqual([true, 'End the call']);
  press();
  await reaches('idle');
  expect([provider.countLive(), find('captions').children.length]).toEqual([0, 2]);
});

it('<asad-call> requests no microphone for typed text, which waits until the call is active', async () => {
  const watch = watchLiveThings();
  const { find, provider, reaches, type } = mountScripted();
  type('What did he build?');
  await reaches('active');
  const { context, typed } = provider.room();
  expect([typed, context.mode, watch.count().microphones]).toEqual([['What did he build?'], 'text', 0]);
  expect([find('mute').hidden, (find('input') as HTMLInputElement).value]).toEqual([true, '']);
  type('And why?');
  expect(typed).toEqual(['What did he build?', 'And why?']);
  watch.undo();
});

it('<asad-call> keeps a text in its field that the provider would refuse, and says why', async () => {
  const provider = createScriptedProvider({ textLimit: { max: 5, measure: (text) => text.length } });
  const { element, find, text, type } = mount({}, { provider });
  type('What did he build?');
  expect((find('input') as HTMLInputElement).value).toBe('What did he build?');
  expect(text('error')).toBe('This text is too long. Shorten it.');
  expect([element.call.getSnapshot().status, element.call.getSnapshot().queuedTexts]).toEqual(['idle', []]);
  type('Why?');
  await expect.poll(() => text('error')).toBe('');
});

it('<asad-call> preloads the call on hover or focus', async () => {
  let warmUps = 0;
  const { find } = mount({}, { provider: { ...createScriptedProvider(), warmUp: () => void (warmUps += 1) } });
  find('button').dispatchEvent(new PointerEvent('pointerenter'));
  find('button').focus();
  await expect.poll(() => warmUps).toBe(2);
});

it('<asad-call> leaves nothing live when it is removed, and calls again when it is reinserted', async () => {
  const watch = watchLiveThings();
  const { element, press, provider, reaches } = await callScripted();
  element.remove();
  await expect.poll(() => watch.count()).toMatchObject({ microphones: 0, audioContexts: 0 });
  expect(provider.countLive()).toBe(0);
  document.body.append(element);
  press();
  await reaches('active');
  expect(provider.rooms).toHaveLength(2);
  watch.undo();
});

it('<asad-call> keeps its call when a page moves it with moveBefore', async ({ skip }) => {
  if (!('moveBefore' in document.body)) skip('This browser takes every element out before it moves it.');
  const { element, provider } = await callScripted();
  const place = document.body.appendChild(document.createElement('section'));
  place.moveBefore(element, null);
  expect([element.parentElement, provider.countLive()]).toEqual([place, 1]);
});

it('<asad-call> works in jsdom and happy-dom, which lack constructed sheets and internals', () => {
  const { replaceSync } = CSSStyleSheet.prototype;
  const { attachInternals } = HTMLElement.prototype;
  Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
  Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals');
  try {
    expect(mountScripted().text('button')).toBe('Call');
  } finally {
    CSSStyleSheet.prototype.replaceSync = replaceSync;
    HTMLElement.prototype.attachInternals = attachInternals;
  }
});

it('<asad-call> takes undefined, as React 19 writes a removed property, for a missing value', async () => {
  const { element, press, provider, reaches, text } = mountScripted();
  Object.assign(element, { words: undefined });
  Object.assign(element, { words: { start: undefined }, options: undefined });
  expect([text('button'), element.options.provider === provider]).toEqual(['Call', false]);
  Object.assign(element, { options: { provider, openMicrophone: undefined } });
  press();
  await reaches('active');
});

it('<asad-call> keeps properties that a page set before the element was defined, under any name', async () => {
  const provider = createScriptedProvider();
  const element = document.createElement('asad-late');
  Object.assign(element, { options: { provider }, words: { start: 'Anrufen' } });
  document.body.append(element);
  defineCallElement('asad-late');
  defineCallElement('asad-late');
  const button = element.shadowRoot?.querySelector('button');
  expect(button?.textContent).toBe('Anrufen');
  button?.click();
  await expect.poll(() => element.matches(':state(active)')).toBe(true);
  expect(provider.countLive()).toBe(1);
});

it('<asad-call> calls with the public key and the assistant of its attributes', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 402 }));
  const { press, reaches, text } = mount({
    'public-key': 'key',
    assistant: 'owl',
    'api-base-url': '/api',
    mode: 'text',
  });
  press();
  await expect.poll(() => text('error')).toContain('402');
  await reaches('idle');
  expect(fetch).toHaveBeenCalledOnce();
  const [[url, { headers, body } = {}] = []] = fetch.mock.calls;
  expect([url, body]).toEqual(['/api/call/web', '{"assistantId":"owl"}']);
  expect(new Headers(headers).get('authorization')).toBe('Bearer key');
  const keyless = mount({ assistant: 'owl', mode: 'text' });
  keyless.press();
  await expect.poll(() => keyless.text('error')).toContain('public-key');
});

it('<asad-call> passes axe at rest and in a call, and announces what happens', async () => {
  document.documentElement.lang = 'en';
  const check = async () => {
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  };
  const { find, press, provider, reaches } = mountScripted();
  expect(await check()).toEqual([]);
  press();
  await reaches('active');
  provider.room().assistantSays('Good evening.');
  provider.room().breakLine(true);
  provider.room().blockSound();
  expect(await check()).toEqual([]);
  expect(['error', 'status', 'captions'].map((part) => find(part).role)).toEqual(['alert', 'status', 'log']);
  press('start-audio');
  await expect.poll(() => find('start-audio').hidden).toBe(true);
});

it('<asad-call> shows errors in the page’s words, by code', async () => {
  const { element, press, text } = mountScripted({ mode: 'text' });
  const failWith = (code: string) => {
    element.options = { gate: { check: async () => new CallError(code, `English: ${code}`) } };
    press();
  };
  element.words = { errors: { visitor_limit: 'Keine Anrufe mehr.' } };
  failWith('visitor_limit');
  await expect.poll(() => text('error')).toBe('Keine Anrufe mehr.');
  failWith('gate_failed');
  await expect.poll(() => text('error')).toBe('English: gate_failed');
  element.words = { errors: { visitor_limit: 'Keine Anrufe mehr.', other: 'Das ging nicht.' } };
  expect(text('error')).toBe('Das ging nicht.');
});

it('<asad-call> does not scroll a reader who scrolled up', async () => {
  const { find, room } = await callScripted({ mode: 'text' });
  const captions = find('captions');
  const isAtEnd = () => captions.scrollHeight - captions.clientHeight - captions.scrollTop < 2;
  for (let line = 0; line < 30; line += 1) room.assistantSays(`Line ${line}.`);
  expect([captions.scrollTop > 0, isAtEnd()]).toEqual([true, true]);
  captions.scrollTop = 40;
  room.assistantSays('One more.');
  expect(captions.scrollTop).toBe(40);
  captions.scrollTop = captions.scrollHeight;
  room.assistantSays('And one more.');
  expect(isAtEnd()).toBe(true);
});

it('<asad-call> applies late options: tools and delivery immediately, a gate from the next call on', async () => {
  const { element, press, provider, reaches, room, text } = await callScripted({ mode: 'text' });
  let flushes = 0;
  const flush = async () => void (flushes += 1);
  const delivery = { open: () => ({ begin() {}, append() {}, deliver() {} }), flush };
  const show = defineTool({ schema: { parse: String }, run: (id) => `shown ${id}` });
  const gate = { check: async () => new CallError('visitor_limit', 'No calls are left.') };
  element.options = { provider, delivery, tools: { show }, gate };
  room.emit({ type: 'tool-call', name: 'show', arguments: 'heron', id: 'one' });
  await expect.poll(() => room.toolResults).toEqual([{ id: 'one', result: 'shown heron' }]);
  expect(flushes).toBe(1);
  dispatchEvent(new Event('online'));
  expect(flushes).toBe(2);
  press();
  await reaches('idle');
  press();
  await expect.poll(() => text('error')).toBe('No calls are left.');
  element.options = { provider };
  dispatchEvent(new Event('online'));
  expect([flushes, element.call.tools]).toEqual([2, {}]);
  press();
  await reaches('active');
});

it('<asad-call> shows the reason for silence, and that the assistant thinks', async () => {
  const { element, room, text } = await callScripted();
  const { emit } = room;
  room.breakLine(true);
  expect(text('status')).toBe('The line is gone. Reconnecting.');
  room.breakLine(false);
  emit({ type: 'presence', isPresent: false });
  expect(text('status')).toBe('The assistant has left. Waiting a few seconds.');
  emit({ type: 'presence', isPresent: true });
  element.words = { silence: { 'hearing-retried': 'Ich höre nichts.' } };
  emit({ type: 'hearing', isHearing: false, reason: 'network' });
  expect(text('status')).toBe('Ich höre nichts.');
  emit({ type: 'hearing', isHearing: true, reason: 'network' });
  expect(text('status')).toBe('');
  element.call.send('Why?');
  expect(text('status')).toBe('The assistant is thinking.');
});
