import type { VoiceCall } from '@asad/call-core';
import { createVapiProvider, type WebCall } from '@asad/call-core/vapi';

/** Joins the voice provider's rooms. A file of its own: the page itself takes the limit of texts from the same door. */
export async function createSiteVapi(): Promise<(webCall: WebCall) => VoiceCall> {
  // The SDK too: what cannot be loaded must be known before a call is counted.
  await import('@vapi-ai/web');
  return createVapiProvider().adopt;
}
