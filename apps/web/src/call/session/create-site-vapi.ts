import type { VoiceCall } from '@asad/call-core';
import { createVapiProvider, type WebCall } from '@asad/call-core/vapi';
import { readAloud } from './read-aloud.ts';
import { silenceTypedCall } from './silence-typed-call.ts';

/** A separate file: the page also imports the text limit from the same entry point. */
export async function createSiteVapi(): Promise<(webCall: WebCall) => VoiceCall> {
  // A failed load must be known before the call counts.
  await import('@vapi-ai/web');
  const { adopt } = createVapiProvider();
  return (webCall) => silenceTypedCall(adopt(webCall), readAloud);
}
