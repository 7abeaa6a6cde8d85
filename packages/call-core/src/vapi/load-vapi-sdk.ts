import type { VapiSdkClass } from './vapi-sdk.ts';

/**
 * Loads the real SDK, the only place that imports it: 79 kB that nobody pays before a call is joined. It is CommonJS;
 * depending on the bundler the class is the module, its default, or its default's default (trap 16).
 */
export async function loadVapiSdk(): Promise<VapiSdkClass> {
  let value: unknown = await import('@vapi-ai/web');
  for (let depth = 0; depth < 3; depth += 1) {
    if (typeof value === 'function') return value as VapiSdkClass;
    value = typeof value === 'object' && value !== null && 'default' in value ? value.default : undefined;
  }
  throw new Error('The voice SDK was loaded, but exports no class. Check the installed version of @vapi-ai/web.');
}
