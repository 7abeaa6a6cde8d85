export { findProviderMessage } from '../provider-message.ts';
export { addMessage } from '../typed-text.ts';
export { findClientActions } from './find-client-action.ts';
export { toCallEnd } from './to-call-end.ts';
export { getErrorWords, isMeetingEnded, toDeviceError, toProviderError } from './to-provider-error.ts';
export { createVapiProvider, type VapiProviderOptions } from './vapi-provider.ts';
export type { VapiSdk, VapiSdkClass, VapiSdkOptions } from './vapi-sdk.ts';
