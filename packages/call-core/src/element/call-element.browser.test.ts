import { afterEach, describe, expect, it, vi } from 'vitest';
import axe from 'axe-core';
import { CallError, defineTool, type OpenMicrophone } from '../index.ts';
import { createFakeMicrophone, createScriptedProvider, watchLiveThings } from '../testing/index.ts';
import { defineCallElement, type CallElement } from './index.ts';

afterEach(() => document.body.replaceChildren());

function mount(attributes: Readonly<Record<string, string>> = {}, before: (element: CallElement) => void = () => {}) {
  const element = document.createElement('asad-call');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  before(element);
  document.body.append(element);
  const find = (part: string): HTMLElement => {
    const found = element.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`);
    if (!found) throw new Error(`The element has no part ${part}.`);
    return found;
  };
  const status = () => ['idle', 'connecting', 'active'].find((state) => element.matches(`:state(${state})`));
  const isActive = () => expect.poll(status).toBe('active');
  const isIdle = () => expect.poll(status).toBe('idle');
  return { element, find, status, isActive, isIdle };
}

function mountScripted(attributes: Readonly<Record<string, string>> = {}) {
  const provider = createScriptedProvider();
  return { provider, ...mount(attributes, (element) => void (element.provider = provider)) };
}

function type(find: (part: string) => HTMLElement, text: string): void {
  (find('input') as HTMLInputElement).value = text;
  (find('form') as HTMLFormElement).requestSubmit();
}

describe('<asad-call>', () => {
  it('calls at a press, shows captions, mutes, hangs up, and keeps the captions', async () => {
    const { find, isActive, isIdle, provider } = mountScripted();
    expect([find('button').textContent, find('captions').hidden, find('mute').hidden]).toEqual(['Call', true, true]);
    find('button').click();
    await isActive();
    provider.room().assistantSays('Good evening.');
    provider.room().emit({ type: 'transcript', speaker: 'visitor', text: 'Who', isFinal: false });
    const [first, second] = find('captions').children;
    expect([first?.textContent, second?.textContent]).toEqual(['Assistant: Good evening.', 'You: Who']);
    provider.room().emit({ type: 'transcript', speaker: 'visitor', text: 'Who are you?', isFinal: true });
    expect([find('captions').children[1] === second, second?.textContent]).toEqual([true, 'You: Who are you?']);
    find('mute').click();
    await expect.poll(() => find('mute').ariaPressed).toBe('true');
    expect([provider.room().isMuted(), find('button').textContent]).toEqual([true, 'End the call']);
    find('button').click();
    await isIdle();
    expect([provider.countLive(), find('captions').children.length]).toEqual([0, 2]);
  });

  it('requests no microphone for typed text, which waits until the call is active', async () => {
    const watch = watchLiveThings();
    const { element, find, isActive, provider } = mountScripted();
    type(find, 'What did he build?');
    await isActive();
    expect([provider.room().typed, provider.room().context.mode, watch.count().microphones]).toEqual([
      ['What did he build?'],
      'text',
      0,
    ]);
    expect([find('mute').hidden, element.shadowRoot?.querySelector('input')?.value]).toEqual([true, '']);
    type(find, 'And why?');
    expect(provider.room().typed).toEqual(['What did he build?', 'And why?']);
    watch.undo();
  });

  it('keeps a text in its field that the provider would refuse, and says why', async () => {
    const { element, find, status } = mountScripted();
    element.provider = { ...createScriptedProvider(), textLimit: { max: 5, measure: (text) => text.length } };
    type(find, 'What did he build?');
    expect([element.shadowRoot?.querySelector('input')?.value, find('error').textContent]).toEqual([
      'What did he build?',
      'This text is too long. Shorten it.',
    ]);
    expect([status(), element.call?.getSnapshot().queuedTexts]).toEqual(['idle', []]);
    type(find, 'Why?');
    await expect.poll(() => find('error').textContent).toBe('');
  });

  it('preloads the call on hover or focus', async () => {
    const { element, find, status } = mountScripted();
    let warmed = 0;
    element.provider = { ...createScriptedProvider(), warmUp: () => void (warmed += 1) };
    find('button').dispatchEvent(new PointerEvent('pointerenter'));
    find('button').focus();
    await expect.poll(() => warmed).toBe(2);
    expect(status()).toBe('idle');
  });

  it('leaves nothing live when it is removed, and calls again when it is reinserted', async () => {
    const watch = watchLiveThings();
    const { element, find, isActive, provider } = mountScripted();
    find('button').click();
    await isActive();
    element.remove();
    await expect.poll(() => watch.count()).toMatchObject({ microphones: 0, audioContexts: 0 });
    expect([provider.countLive(), element.call]).toEqual([0, null]);
    document.body.append(element);
    find('button').click();
    await isActive();
    expect(provider.rooms).toHaveLength(2);
    watch.undo();
  });

  it('keeps its call when a page moves it with moveBefore', async ({ skip }) => {
    if (!('moveBefore' in document.body)) skip('This browser takes every element out before it moves it.');
    const { element, find, isActive, status, provider } = mountScripted();
    find('button').click();
    await isActive();
    const place = document.body.appendChild(document.createElement('section'));
    place.moveBefore(element, null);
    expect([element.parentElement, status(), provider.countLive()]).toEqual([place, 'active', 1]);
    element.remove();
    expect(element.call).toBeNull();
  });

  it('announces errors to screen readers', async () => {
    const { find, isActive, provider } = mountScripted({ mode: 'text' });
    find('button').click();
    await isActive();
    provider.room().breakLine(true);
    expect(find('status').textContent).toBe('The line is gone. Reconnecting.');
    provider.room().blockSound();
    expect(find('start-audio').hidden).toBe(false);
    find('start-audio').click();
    await expect.poll(() => find('start-audio').hidden).toBe(true);
    expect([find('error'), find('status'), find('captions')].map((part) => part.getAttribute('role'))).toEqual([
      'alert',
      'status',
      'log',
    ]);
    expect([find('input').ariaLabel, find('captions').ariaLabel, find('captions').tabIndex]).toEqual([
      'Type a message',
      'What is said',
      0,
    ]);
  });

  it('works in jsdom, which has neither constructed sheets nor states', () => {
    const states = Object.getOwnPropertyDescriptor(ElementInternals.prototype, 'states') ?? {};
    const { replaceSync } = CSSStyleSheet.prototype;
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
    Object.defineProperty(ElementInternals.prototype, 'states', { configurable: true, value: undefined });
    try {
      expect(mountScripted().find('button').textContent).toBe('Call');
    } finally {
      CSSStyleSheet.prototype.replaceSync = replaceSync;
      Object.defineProperty(ElementInternals.prototype, 'states', states);
    }
  });

  it('takes the page’s words and styles', () => {
    const { element, find } = mount({ style: '--asad-call-accent: rgb(1, 2, 3)' }, (made) => {
      made.words = { start: 'Anrufen' };
    });
    expect(find('button').textContent).toBe('Anrufen');
    expect(getComputedStyle(find('button')).backgroundColor).toBe('rgb(1, 2, 3)');
    expect(element.shadowRoot?.querySelectorAll('button, input').length).toBe(5);
  });

  it('keeps properties that a page set before the element was defined', async () => {
    const name = 'asad-late';
    const provider = createScriptedProvider();
    const element = Object.assign(document.createElement(name), { provider, words: { start: 'Anrufen' } });
    document.body.append(element);
    defineCallElement(name);
    const button = element.shadowRoot?.querySelector('button');
    expect(button?.textContent).toBe('Anrufen');
    button?.click();
    await expect.poll(() => element.matches(':state(active)')).toBe(true);
    expect(provider.countLive()).toBe(1);
  });

  it('calls with the public key and the assistant of its attributes', async () => {
    const requests: unknown[] = [];
    const real = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      requests.push([url, new Headers(init?.headers).get('authorization'), init?.body]);
      return new Response('{}', { status: 402 });
    };
    try {
      const { find, isIdle } = mount({ 'public-key': 'key', assistant: 'owl', 'api-base-url': '/api', mode: 'text' });
      find('button').click();
      await expect.poll(() => find('error').textContent).toContain('402');
      await isIdle();
      expect(requests).toEqual([['/api/call/web', 'Bearer key', '{"assistantId":"owl"}']]);
      const keyless = mount({ assistant: 'owl', mode: 'text' });
      keyless.find('button').click();
      await expect.poll(() => keyless.find('error').textContent).toContain('public-key');
    } finally {
      globalThis.fetch = real;
    }
  });

  it('leaves its host’s attributes alone: its state is for CSS', async () => {
    const { element, find, isActive, provider } = mountScripted();
    const before = element.getAttributeNames();
    find('button').click();
    await isActive();
    await element.call?.setMuted(true);
    provider.room().emit({ type: 'transcript', speaker: 'visitor', text: 'Why?', isFinal: true });
    expect([element.matches(':state(muted)'), element.matches(':state(thinking)')]).toEqual([true, true]);
    expect([element.getAttributeNames(), getComputedStyle(find('button')).backgroundColor]).toEqual([
      before,
      'rgb(179, 38, 30)',
    ]);
  });

  it('passes axe at rest, in a call, and as a sheet', async () => {
    document.documentElement.lang = 'en';
    const check = async () => {
      const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    };
    const { find, isActive, provider } = mountScripted();
    expect(await check()).toEqual([]);
    find('button').click();
    await isActive();
    provider.room().assistantSays('Good evening.');
    provider.room().breakLine(true);
    provider.room().blockSound();
    expect(await check()).toEqual([]);
    document.body.replaceChildren();
    const { find: part } = mountScripted({ launcher: '' });
    expect(await check()).toEqual([]);
    part('launcher').click();
    expect(await check()).toEqual([]);
  });

  it('shows errors in the page’s words, by code', async () => {
    const { element, find } = mountScripted({ mode: 'text' });
    const failWith = (code: string) => {
      element.options = { gate: { check: async () => new CallError(code, `English: ${code}`) } };
      find('button').click();
    };
    element.words = { errors: { visitor_limit: 'Keine Anrufe mehr.' } };
    failWith('visitor_limit');
    await expect.poll(() => find('error').textContent).toBe('Keine Anrufe mehr.');
    failWith('gate_failed');
    await expect.poll(() => find('error').textContent).toBe('English: gate_failed');
    element.words = { errors: { visitor_limit: 'Keine Anrufe mehr.', other: 'Das ging nicht.' } };
    expect(find('error').textContent).toBe('Das ging nicht.');
  });

  it('does not scroll a reader who scrolled up', async () => {
    const { find, isActive, provider } = mountScripted({ mode: 'text' });
    find('button').click();
    await isActive();
    const captions = find('captions');
    const isAtEnd = () => captions.scrollHeight - captions.clientHeight - captions.scrollTop < 2;
    for (let line = 0; line < 30; line += 1) provider.room().assistantSays(`Line ${line}.`);
    expect([captions.scrollTop > 0, isAtEnd()]).toEqual([true, true]);
    captions.scrollTop = 40;
    provider.room().assistantSays('One more.');
    expect(captions.scrollTop).toBe(40);
    captions.scrollTop = captions.scrollHeight;
    provider.room().assistantSays('And one more.');
    expect(isAtEnd()).toBe(true);
  });

  it('applies late options: tools in a call, a gate from the next one on', async () => {
    const { element, find, isActive, isIdle, provider } = mountScripted({ mode: 'text' });
    find('button').click();
    await isActive();
    const refused = new CallError('visitor_limit', 'No calls are left.');
    const show = defineTool({ schema: { parse: String }, run: (id) => `shown ${id}` });
    element.options = { tools: { show }, gate: { check: async () => refused } };
    provider.room().emit({ type: 'tool-call', name: 'show', arguments: 'heron', id: 'one' });
    await expect.poll(() => provider.room().toolResults).toEqual([{ id: 'one', result: 'shown heron' }]);
    find('button').click();
    await isIdle();
    find('button').click();
    await expect.poll(() => find('error').textContent).toBe('No calls are left.');
    element.options = {};
    find('button').click();
    await isActive();
    expect(element.call?.tools).toEqual({});
  });

  it('sends waiting records when its outbox is set, early or late', async () => {
    const { element } = mountScripted();
    let flushes = 0;
    const flush = async () => void (flushes += 1);
    const outbox = { open: () => ({ begin() {}, append() {}, deliver() {} }), flush };
    element.options = { delivery: outbox };
    expect(flushes).toBe(1);
    dispatchEvent(new Event('online'));
    expect(flushes).toBe(2);
    element.remove();
    dispatchEvent(new Event('online'));
    expect(flushes).toBe(2);
    mount({}, (made) => void (made.options = { delivery: outbox }));
    expect(flushes).toBe(3);
  });

  it('fires bubbling events', async () => {
    const eventTypes: string[] = [];
    const { element, find, isActive, isIdle, provider } = mountScripted({ mode: 'text' });
    for (const name of ['call-start', 'call-end', 'call-start-failed', 'call-error', 'tool-refused'] as const)
      document.body.addEventListener(name, (event) => void eventTypes.push(event.type), { once: true });
    let text = '';
    element.addEventListener('call-end', ({ detail }) => void (text = detail.record.transcript));
    let changes = 0;
    element.addEventListener('call-change', ({ detail }) => void (changes += detail.status === 'active' ? 1 : 0));
    find('button').click();
    await isActive();
    provider.room().assistantSays('Good evening.');
    provider.room().emit({ type: 'tool-call', name: 'unknown', arguments: {} });
    provider.room().emit({ type: 'degraded', error: new CallError('audio_degraded', 'Less.') });
    find('button').click();
    await isIdle();
    element.options = { gate: { check: async () => new CallError('gate_failed', 'No.') } };
    find('button').click();
    await expect
      .poll(() => eventTypes)
      .toEqual(['call-start', 'tool-refused', 'call-error', 'call-end', 'call-start-failed']);
    expect([text, changes > 0]).toEqual(['Assistant: Good evening.', true]);
  });

  it('shows the reason for silence, and that the assistant thinks', async () => {
    const { element, find, isActive, provider } = mountScripted();
    find('button').click();
    await isActive();
    const { emit } = provider.room();
    emit({ type: 'presence', isPresent: false });
    expect(find('status').textContent).toBe('The assistant has left. Waiting a few seconds.');
    emit({ type: 'presence', isPresent: true });
    element.words = { silence: { 'hearing-retried': 'Ich höre nichts.' } };
    emit({ type: 'hearing', isHearing: false, reason: 'network' });
    expect(find('status').textContent).toBe('Ich höre nichts.');
    emit({ type: 'hearing', isHearing: true, reason: 'network' });
    expect(find('status').textContent).toBe('');
    element.call?.send('Why?');
    expect(find('status').textContent).toBe('The assistant is thinking.');
  });

  it('lists the browser’s microphones, and draws the level', async () => {
    const named = (deviceId: string) => ({ deviceId, kind: 'audioinput', label: `Microphone ${deviceId}` });
    const list = vi.spyOn(navigator.mediaDevices, 'enumerateDevices');
    list.mockResolvedValue([named('a'), named('b')] as MediaDeviceInfo[]);
    const { element, find, isActive, isIdle } = mountScripted();
    const openMicrophone: OpenMicrophone = async (_, { deviceId } = {}) => {
      const microphone = createFakeMicrophone(deviceId);
      microphone.setLevel(0.5);
      return microphone;
    };
    element.options = { openMicrophone };
    const choice = find('microphone') as HTMLSelectElement;
    expect(choice.hidden).toBe(true);
    find('button').click();
    await isActive();
    await expect.poll(() => choice.hidden).toBe(false);
    expect([...choice.options].map(({ text }) => text)).toEqual(['Default microphone', 'Microphone a', 'Microphone b']);
    choice.value = 'b';
    choice.dispatchEvent(new Event('change'));
    await expect.poll(() => element.call?.getSnapshot().microphoneId).toBe('b');
    expect(choice.ariaLabel).toBe('Microphone');
    await expect.poll(() => find('level').style.getPropertyValue('--asad-call-level')).toBe('0.50');
    find('button').click();
    await isIdle();
    expect([find('level').getAttribute('style') ?? '', choice.hidden]).toEqual(['', true]);
    list.mockRestore();
  });

  it('with launcher is a sheet that opens by a press and closes by Escape', () => {
    const { element, find } = mountScripted({ launcher: '' });
    element.words = { launcher: 'Rufen Sie an', consent: 'Eine KI antwortet.' };
    const [sheet, launcher] = [find('sheet') as HTMLDetailsElement, find('launcher')];
    expect([sheet.open, launcher.textContent, getComputedStyle(element).position]).toEqual([
      false,
      'Rufen Sie an',
      'fixed',
    ]);
    launcher.click();
    expect([sheet.open, find('consent').textContent]).toEqual([true, 'Eine KI antwortet.']);
    find('button').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([sheet.open, element.shadowRoot?.activeElement]).toEqual([false, launcher]);
  });

  it('warns of a property that React 18 wrote as an attribute', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    mount({ words: '[object Object]' });
    expect(warn.mock.calls).toEqual([[expect.stringContaining('attribute words')]]);
    warn.mockRestore();
  });

  it('can be defined twice, and under another name', () => {
    defineCallElement();
    defineCallElement('other-call');
    expect(document.createElement('other-call').shadowRoot).not.toBeNull();
  });
});
