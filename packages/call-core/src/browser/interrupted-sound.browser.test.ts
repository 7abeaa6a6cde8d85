import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAbortController } from '../platform.ts';
import { createAudioOutput, openMicrophone } from './index.ts';
import { showPage } from './testing/show-page.ts';

let contexts: PhoneContext[] = [];

class PhoneContext extends AudioContext {
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

beforeEach(() => {
  contexts = [];
  vi.stubGlobal('AudioContext', PhoneContext);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

it.each(Object.entries(SOUNDS))(
  '%s resumes after a phone call and in a visible page, not after the call',
  async (_name, open) => {
    const close = await open();
    const [context] = contexts;
    context?.interrupt();
    expect([context?.resumed, context?.state === 'interrupted']).toEqual([1, false]);
    showPage('hidden');
    context?.interrupt();
    expect(context?.resumed).toBe(0);
    showPage('visible');
    expect(context?.resumed).toBe(1);
    await close();
    context?.interrupt();
    showPage('visible');
    expect(context?.resumed).toBe(0);
  },
);
