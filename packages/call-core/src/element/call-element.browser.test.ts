import { afterEach, describe, expect, it } from 'vitest';
import { createScriptedProvider, watchLiveThings } from '../testing/index.ts';
import { defineCallElement, type CallElement } from './index.ts';

afterEach(() => document.body.replaceChildren());

function mount(attributes: Readonly<Record<string, string>> = {}, before: (element: CallElement) => void = () => {}) {
  const element = document.createElement('asad-call') as CallElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  before(element);
  document.body.append(element);
  const find = (part: string): HTMLElement => {
    const found = element.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`);
    if (!found) throw new Error(`The element has no part ${part}.`);
    return found;
  };
  const status = () => element.dataset['status'];
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
  it('calls at a press, shows what is said, mutes, hangs up, and keeps the captions to be read', async () => {
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

  it('asks for no microphone of who types: the words wait until the assistant is there', async () => {
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

  it('keeps a text in its field that whoever answers would not take, and says why', async () => {
    const { element, find } = mountScripted();
    element.provider = { ...createScriptedProvider(), textLimit: { max: 5, measure: (text) => text.length } };
    type(find, 'What did he build?');
    expect([element.shadowRoot?.querySelector('input')?.value, find('error').textContent]).toEqual([
      'What did he build?',
      'This text is too long. Shorten it.',
    ]);
    expect([element.dataset['status'], element.call?.getSnapshot().queuedTexts]).toEqual(['idle', []]);
    type(find, 'Why?');
    await expect.poll(() => find('error').textContent).toBe('');
  });

  it('loads ahead what its call needs, when somebody is about to press', async () => {
    const { element, find } = mountScripted();
    let warmed = 0;
    element.provider = { ...createScriptedProvider(), warmUp: () => void (warmed += 1) };
    find('button').dispatchEvent(new PointerEvent('pointerenter'));
    find('button').focus();
    expect([warmed, element.dataset['status']]).toEqual([2, 'idle']);
  });

  it('leaves nothing alive when it leaves the page, and calls again when it comes back', async () => {
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

  it('goes on with its call where a page moves it as a whole', async ({ skip }) => {
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

  it('says what is wrong, where a screen reader hears it', async () => {
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

  it('speaks the page’s language, and takes its looks', () => {
    const { element, find } = mount({ style: '--asad-call-accent: rgb(1, 2, 3)' }, (made) => {
      made.words = { start: 'Anrufen' };
    });
    expect(find('button').textContent).toBe('Anrufen');
    expect(getComputedStyle(find('button')).backgroundColor).toBe('rgb(1, 2, 3)');
    expect(element.shadowRoot?.querySelectorAll('button, input').length).toBe(5);
  });

  it('keeps what a page set before the element was known to the browser', async () => {
    const name = 'asad-late';
    const provider = createScriptedProvider();
    const element = Object.assign(document.createElement(name), { provider, words: { start: 'Anrufen' } });
    document.body.append(element);
    defineCallElement(name);
    const button = element.shadowRoot?.querySelector('button');
    expect(button?.textContent).toBe('Anrufen');
    button?.click();
    await expect.poll(() => element.dataset['status']).toBe('active');
    expect(provider.countLive()).toBe(1);
  });

  it('says a page’s words from when they are set, and in a call too', async () => {
    const { element, find, isActive } = mountScripted();
    element.words = { start: 'Anrufen' };
    expect(find('button').textContent).toBe('Anrufen');
    find('button').click();
    await isActive();
    element.words = { end: 'Auflegen' };
    expect(find('button').textContent).toBe('Auflegen');
  });

  it('makes its call with the public key for the assistant that its attributes name', async () => {
    const asked: unknown[] = [];
    const real = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      asked.push([url, new Headers(init?.headers).get('authorization'), init?.body]);
      return new Response('{}', { status: 402 });
    };
    try {
      const { find, isIdle } = mount({ 'public-key': 'key', assistant: 'owl', 'api-base-url': '/api', mode: 'text' });
      find('button').click();
      await expect.poll(() => find('error').textContent).toContain('402');
      await isIdle();
      expect(asked).toEqual([['/api/call/web', 'Bearer key', '{"assistantId":"owl"}']]);
      const keyless = mount({ assistant: 'owl', mode: 'text' });
      keyless.find('button').click();
      await expect.poll(() => keyless.find('error').textContent).toContain('public-key');
    } finally {
      globalThis.fetch = real;
    }
  });

  it('can be defined again, and under another name', () => {
    defineCallElement();
    defineCallElement('other-call');
    expect(document.createElement('other-call').shadowRoot).not.toBeNull();
  });
});
