import { unwrapClass } from './unwrap-class.ts';
import type { VapiSdkClass } from './vapi-sdk.ts';

/** Loads the real SDK, the only place that imports it: 79 kB that nobody pays before a call is joined. */
export async function loadVapiSdk(): Promise<VapiSdkClass> {
  const Sdk = unwrapClass(await import('@vapi-ai/web'));
  if (!Sdk)
    throw new Error('The voice SDK was loaded, but exports no class. Check the installed version of @vapi-ai/web.');
  // The only claim about the SDK's shape; the browser tests hold it against the real one.
  return Sdk as VapiSdkClass;
}
