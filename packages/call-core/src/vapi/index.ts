export type { WebCall, WebCallOptions } from './create-web-call.ts';
export { createVapiProvider, type VapiProvider, type VapiProviderOptions } from './vapi-provider.ts';
export { VAPI_TEXT_LIMIT } from './text-limit.ts';
export type { VapiParticipant, VapiRoomClient, VapiSdk, VapiSdkClass, VapiSdkOptions } from './vapi-sdk.ts';
