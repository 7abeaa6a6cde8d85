import { describe, expect, it } from 'vitest';
import { loadVapiSdk, unwrapClass } from './vapi-sdk.ts';

class Sdk {
  readonly name = 'the SDK';
}

describe('trap 16: a CommonJS class behind a bundler', () => {
  it('is found as the module, its default, or its default’s default', () => {
    for (const module of [Sdk, { default: Sdk }, { __esModule: true, default: { __esModule: true, default: Sdk } }]) {
      expect(unwrapClass(module)).toBe(Sdk);
    }
  });

  it('is undefined where there is none', () => {
    const loop: { default?: unknown } = {};
    loop.default = loop;
    for (const module of [undefined, null, {}, { default: null }, 'Vapi', loop]) {
      expect(unwrapClass(module)).toBeUndefined();
    }
  });

  it('is the real SDK’s, as Node imports it', async () => {
    expect(typeof (await loadVapiSdk())).toBe('function');
  });
});
