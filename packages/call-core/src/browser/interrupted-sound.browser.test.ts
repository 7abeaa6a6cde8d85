import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAbortController } from '../platform.ts';
import { createAudioOutput, openMicrophone } from './index.ts';

const RealContext = globalThis.AudioContext;
let contexts: PhoneContext[] = [];
let visibility: DocumentVisibilityState = 'visible';

class PhoneContext extends RealContext {
  resumed = 0;
  #isInterrupted = false;
  constructor(options?: AudioContextOptions) {
    super(options);
    contexts.push(this);
  }
  override get state(): AudioContextState {
    return this.#isInterrupted ? 'interrupted' : super.state;
  }
  override resume(): Promise<void> {
    this.resumed += 1;
    this.#isInterrupted = false;
    return super.resume();
  }
  interrupt(): void {
    this.resumed = 0;
    this.#isInterrupted = true;
    this.dispatchEvent(new Event('statechange'));
  }
}

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  contexts = [];
  visibility = 'visible';
  globalThis.AudioContext = PhoneContext;
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});

afterEach(() => {
  globalThis.AudioContext = RealContext;
  Reflect.deleteProperty(document, 'visibilityState');
});

const SOUNDS = {
  'the assistant’s sound': async () => {
    const output = createAudioOutput();
    output.prime();
    return () => output.close();
  },
  'the visitor’s level': async () => {
    const microphone = await openMicrophone(createAbortController().signal);
    microphone.level();
    return async () => microphone.stop();
  },
} as const;

describe.each(Object.entries(SOUNDS))('%s, interrupted by a phone call', (_name, open) => {
  it('resumes when the browser reports the interruption', async () => {
    const close = await open();
    const [context] = contexts;
    context?.interrupt();
    expect([context?.resumed, context?.state === 'interrupted']).toEqual([1, false]);
    await close();
  });

  it('resumes when the page is visible again, and not after the call', async () => {
    const close = await open();
    const [context] = contexts;
    show('hidden');
    context?.interrupt();
    expect(context?.resumed).toBe(0);
    show('visible');
    expect(context?.resumed).toBe(1);
    await close();
    context?.interrupt();
    show('visible');
    expect(context?.resumed).toBe(0);
  });
});
