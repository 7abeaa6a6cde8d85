export type { WebCall, WebCallOptions } from './create-web-call.ts';
export { createVapiProvider, VAPI_TEXT_LIMIT, type VapiProvider, type VapiProviderOptions } from './vapi-provider.ts';
export type { VapiParticipant, VapiRoomClient, VapiSdk, VapiSdkClass, VapiSdkOptions } from './vapi-sdk.ts';
