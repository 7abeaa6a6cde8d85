import { createEnvReader, type Env } from '../env/env-reader.ts';
import type { Service } from '../http/endpoint-table.ts';
import { MAINTENANCE_NAME, MAINTENANCE_MINUTES } from '../owner/run-maintenance.ts';
import { CAPTCHAS, INGRESSES } from '../settings/read-settings.ts';
import { WEBHOOK_AUTHS } from '../voices/vapi-reports.ts';
import { VOICE_NAMES } from '../voices/voices.ts';
import type { HttpsOptions } from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';

export type FunctionName = Service | typeof MAINTENANCE_NAME;

/** Set by `ship --replace-secret`: binds the next webhook secret next to the current one. */
export const REPLACING_SECRET = 'REPLACING_WEBHOOK_SECRET';

export type DeployChoices = Readonly<ReturnType<typeof choicesOf>>;

/** Reads the choices without any secret, because a deployment does not know them. */
export function choicesOf(env: Env) {
  const reader = createEnvReader(env);
  return {
    voice: reader.oneOf('VOICE', VOICE_NAMES) ?? 'guide',
    captcha: reader.oneOf('CAPTCHA', CAPTCHAS) ?? 'altcha',
    ingress: reader.oneOf('INGRESS', INGRESSES) ?? INGRESSES[0],
    // The secret is unknown while deploying; the method is a plain setting.
    hasWebhook: reader.oneOf('VAPI_WEBHOOK_AUTH', WEBHOOK_AUTHS) !== undefined,
    /** Idle instances cost money too (docs/scale.md). */
    minInstances: reader.wholeNumber('MIN_INSTANCES', { min: 0, max: 10 }) ?? 0,
    isReplacingSecret: reader.flag(REPLACING_SECRET),
  };
}

interface Secret {
  /** Functions that may read it: a leak in one exposes no secret of another. */
  readonly functions: readonly FunctionName[];
  readonly isNeeded: (choices: DeployChoices) => boolean;
}

const SECRETS = {
  VAPI_PRIVATE_KEY: {
    functions: ['api', 'runMaintenance'],
    isNeeded: ({ voice }) => voice === 'vapi',
  },
  MODEL_KEY: { functions: ['api'], isNeeded: ({ voice }) => voice === 'model' },
  VAPI_WEBHOOK_SECRET: { functions: ['providerEvents'], isNeeded: ({ hasWebhook }) => hasWebhook },
  VAPI_WEBHOOK_SECRET_NEXT: {
    functions: ['providerEvents'],
    isNeeded: ({ hasWebhook, isReplacingSecret }) => hasWebhook && isReplacingSecret,
  },
  RECAPTCHA_SECRET: { functions: ['api'], isNeeded: ({ captcha }) => captcha === 'recaptcha' },
  ALTCHA_HMAC_KEY: { functions: ['api'], isNeeded: ({ captcha }) => captcha === 'altcha' },
  NETWORK_HMAC_KEY: { functions: ['api'], isNeeded: () => true },
} as const satisfies Readonly<Record<string, Secret>>;

export type SecretName = keyof typeof SECRETS;

export const SECRET_NAMES = Object.keys(SECRETS) as readonly SecretName[];

export function secretsOf(choices: DeployChoices, name?: FunctionName): readonly SecretName[] {
  return SECRET_NAMES.filter((secret) => {
    const { functions, isNeeded }: Secret = SECRETS[secret];
    return isNeeded(choices) && (name === undefined || functions.includes(name));
  });
}

/** Long enough for every check, and recognisable as a placeholder. */
const NOT_BOUND = 'this secret is not bound to this function';

/** Settings are checked as a whole, but each function has only its own secrets: fill the others with a placeholder. */
export function withUnboundSecrets(env: Env, name?: FunctionName): Env {
  const choices = choicesOf(env);
  const boundSecrets = new Set(name === undefined ? [] : secretsOf(choices, name));
  const unboundSecrets = secretsOf(choices).filter((secret) => !boundSecrets.has(secret));
  return { ...env, ...Object.fromEntries(unboundSecrets.map((secret) => [secret, NOT_BOUND])) };
}

/** The rewrites in firebase.json repeat it. */
export const REGION = 'us-central1';

/**
 * `maxInstances` caps the cost of a flood. A record of 4 MB takes about 25 MB while a slow database holds it: forty of
 * them took at most 1 GiB.
 */
export const SIZES = {
  api: { concurrency: 40, memory: '1GiB', maxInstances: 10 },
  providerEvents: { concurrency: 8, memory: '512MiB', maxInstances: 3 },
} as const satisfies Readonly<Record<Service, HttpsOptions>>;

export function functionOptions(name: Service, choices: DeployChoices): HttpsOptions {
  return {
    region: REGION,
    // Public: the handlers authenticate the caller.
    invoker: 'public',
    // Each deployment resets what it does not name.
    ingressSettings: choices.ingress === 'all' ? 'ALLOW_ALL' : 'ALLOW_INTERNAL_AND_GCLB',
    // Hosting serves the API on the page's origin.
    cors: false,
    secrets: [...secretsOf(choices, name)],
    ...SIZES[name],
    ...(name === 'api' && choices.minInstances > 0 && { minInstances: choices.minInstances }),
    timeoutSeconds: 30,
  };
}

export function maintenanceOptions(choices: DeployChoices): ScheduleOptions {
  return {
    region: REGION,
    schedule: `every ${MAINTENANCE_MINUTES} minutes`,
    secrets: [...secretsOf(choices, MAINTENANCE_NAME)],
    maxInstances: 1,
    memory: '256MiB',
    // Ten rounds of provider requests, three seconds each at most, plus database time.
    timeoutSeconds: 120,
  };
}
