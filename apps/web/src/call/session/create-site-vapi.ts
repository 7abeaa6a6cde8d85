import { createVapiProvider, type VapiProvider } from '@asad/call-core/vapi';

/** The voice provider's rooms; their calls are made by our backend. */
export function createSiteVapi(): VapiProvider {
  return createVapiProvider();
}
