import type { HttpsOptions } from 'firebase-functions/https';
import type { FunctionName } from '../handlers/create-handlers.ts';

/** Where the functions run; the rewrites in firebase.json name it too. */
export const REGION = 'us-central1';

export type SecretName =
  | 'VAPI_PRIVATE_KEY'
  | 'VAPI_WEBHOOK_SECRET'
  | 'RECAPTCHA_SECRET'
  | 'ALTCHA_HMAC_KEY'
  | 'NETWORK_HMAC_KEY';

/** What each function may know: a leak in one gives away no other's secret. */
const SECRETS: Readonly<Record<FunctionName, readonly SecretName[]>> = {
  getUserCallStats: ['VAPI_PRIVATE_KEY'], // asks the provider about unresolved calls
  clientCallEnded: [],
  captchaChallenge: ['ALTCHA_HMAC_KEY'],
  verifyCaptcha: ['ALTCHA_HMAC_KEY', 'RECAPTCHA_SECRET'],
  createWebCall: ['VAPI_PRIVATE_KEY', 'NETWORK_HMAC_KEY'],
  deleteMyCalls: [],
  providerEvents: ['VAPI_WEBHOOK_SECRET'],
};

/** A function's ceiling, in instances of 80 requests each: what a flood can cost. */
const MAX_INSTANCES: Readonly<Record<FunctionName, number>> = {
  getUserCallStats: 10,
  clientCallEnded: 10,
  captchaChallenge: 5,
  verifyCaptcha: 5,
  createWebCall: 5,
  deleteMyCalls: 2,
  providerEvents: 3,
};

/** The choices that decide which secrets exist at all: a function must not ask for one that nobody made. */
export interface DeployChoices {
  readonly voice: 'vapi' | 'guide';
  readonly captcha: 'altcha' | 'recaptcha';
  readonly hasWebhook: boolean;
}

export function secretsOf(name: FunctionName, choices: DeployChoices): readonly SecretName[] {
  return SECRETS[name].filter((secret) => {
    switch (secret) {
      case 'VAPI_PRIVATE_KEY':
        return choices.voice === 'vapi';
      case 'VAPI_WEBHOOK_SECRET':
        return choices.hasWebhook;
      case 'RECAPTCHA_SECRET':
        return choices.captcha === 'recaptcha';
      case 'ALTCHA_HMAC_KEY':
        return choices.captcha === 'altcha';
      case 'NETWORK_HMAC_KEY':
        return true;
      default:
        return secret satisfies never;
    }
  });
}

export function functionOptions(name: FunctionName, choices: DeployChoices): HttpsOptions {
  return {
    region: REGION,
    // Anybody may ask; who is asking is the handlers' business.
    invoker: 'public',
    // Same origin through Hosting: no other page has to reach this.
    cors: false,
    secrets: [...secretsOf(name, choices)],
    maxInstances: MAX_INSTANCES[name],
    concurrency: 80,
    memory: '256MiB',
    timeoutSeconds: 30,
  };
}
