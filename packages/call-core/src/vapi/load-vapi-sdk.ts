import type { VapiSdkClass } from './vapi-sdk.ts';

/** Loads the real SDK, the only place that imports it: 79 kB that nobody pays before a call is joined. */
export async function loadVapiSdk(): Promise<VapiSdkClass> {
  const Sdk = unwrapClass(await import('@vapi-ai/web'));
  if (!Sdk)
    throw new Error('The voice SDK was loaded, but exports no class. Check the installed version of @vapi-ai/web.');
  // The only claim about the SDK's shape; the browser tests hold it against the real one.
  return Sdk as VapiSdkClass;
}

/** A module's default may itself be a module with a default: two such layers were seen, a third costs nothing. */
const MAX_DEPTH = 3;

/**
 * The class that a CommonJS module exports. Depending on the bundler it is the module, its default, or its default's
 * default (trap 16). Undefined when none of them is one.
 */
export function unwrapClass(module: unknown): (new (...args: never[]) => unknown) | undefined {
  let value = module;
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    if (typeof value === 'function') return value as new (...args: never[]) => unknown;
    value = typeof value === 'object' && value !== null && 'default' in value ? value.default : undefined;
  }
  return undefined;
}
