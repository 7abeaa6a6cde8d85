import type { HttpsOptions } from 'firebase-functions/https';
import type { FunctionName } from '../handlers/create-handlers.ts';
import { secretsOf, type DeployChoices } from '../settings/secrets.ts';

/** Where the functions run; the rewrites in firebase.json name it too. */
export const REGION = 'us-central1';

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

export function functionOptions(name: FunctionName, choices: DeployChoices): HttpsOptions {
  return {
    region: REGION,
    // Anybody may ask; who is asking is the handlers' business.
    invoker: 'public',
    // Same origin through Hosting: no other page has to reach this.
    cors: false,
    secrets: [...secretsOf(choices, name)],
    maxInstances: MAX_INSTANCES[name],
    concurrency: 80,
    memory: '256MiB',
    timeoutSeconds: 30,
  };
}
