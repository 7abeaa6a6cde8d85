import { createEnvReader, type Env } from '../env/env-reader.ts';
import type { Service } from '../http/endpoint-table.ts';
import { MAINTENANCE_NAME, MAINTENANCE_MINUTES } from '../owner/run-maintenance.ts';
import { CAPTCHAS } from '../settings/read-settings.ts';
import { WEBHOOK_AUTHS } from '../voices/vapi-reports.ts';
import { VOICE_NAMES } from '../voices/voices.ts';
import type { HttpsOptions } from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';

/** Every function of the cloud: those that answer, and the one that runs by itself. */
export type FunctionName = Service | typeof MAINTENANCE_NAME;

/** Set in the deployed `.env` by `ship --replace-secret`, so that the next webhook secret is bound beside the old one. */
export const REPLACING_SECRET = 'REPLACING_WEBHOOK_SECRET';

/** The choices that decide which secrets exist at all: a function must not ask for one that nobody made. */
export type DeployChoices = Readonly<ReturnType<typeof choicesOf>>;

/** What the settings choose, read without any secret: deploying knows none of them. Read as the settings are. */
export function choicesOf(env: Env) {
  const reader = createEnvReader(env);
  return {
    voice: reader.oneOf('VOICE', VOICE_NAMES) ?? 'guide',
    captcha: reader.oneOf('CAPTCHA', CAPTCHAS) ?? 'altcha',
    /** The speech endpoint has another origin than the model, so that the model's key is not sent to it. */
    hasOwnSpeech: hasOtherOrigin(reader.url('SPEECH_URL'), reader.url('MODEL_URL')),
    // The secret itself is not known at deploy; how it is sent is a plain setting.
    hasWebhook: reader.oneOf('VAPI_WEBHOOK_AUTH', WEBHOOK_AUTHS) !== undefined,
    /** Instances that wait for the first visitor, and cost money while they do (docs/scale.md). */
    minInstances: reader.wholeNumber('MIN_INSTANCES', { min: 0, max: 10 }) ?? 0,
    /** While the webhook's secret is replaced: the next one exists too. */
    isReplacingSecret: reader.flag(REPLACING_SECRET),
  };
}

const hasOtherOrigin = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && (other === undefined || new URL(one).origin !== new URL(other).origin);

interface Secret {
  /** Which functions may know it: a leak in one gives away no other's secret. */
  readonly functions: readonly FunctionName[];
  readonly isNeeded: (choices: DeployChoices) => boolean;
}

/** Every secret that there is: who may know it, and when it exists. */
const SECRETS = {
  // The statistics ask the provider about a visitor's unresolved calls, the maintenance about everybody's.
  VAPI_PRIVATE_KEY: {
    functions: ['api', 'runMaintenance'],
    isNeeded: ({ voice }) => voice === 'vapi',
  },
  MODEL_KEY: { functions: ['api'], isNeeded: ({ voice }) => voice === 'model' },
  SPEECH_KEY: { functions: ['api'], isNeeded: ({ voice, hasOwnSpeech }) => voice === 'model' && hasOwnSpeech },
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

/** The secrets that exist with these choices; of one function, those that it may know. */
export function secretsOf(choices: DeployChoices, name?: FunctionName): readonly SecretName[] {
  return SECRET_NAMES.filter((secret) => {
    const { functions, isNeeded }: Secret = SECRETS[secret];
    return isNeeded(choices) && (name === undefined || functions.includes(name));
  });
}

/** Long enough for every rule, and plainly no secret. */
const NOT_BOUND = 'this secret is not bound to this function';

/**
 * A function is given its own secrets only, but the settings are checked as a whole: those that belong to other
 * functions are filled in with a text that opens nothing. Its own stay as they are, so that a missing one is noticed.
 */
export function withUnboundSecrets(env: Env, name?: FunctionName): Env {
  const choices = choicesOf(env);
  const own = new Set(name === undefined ? [] : secretsOf(choices, name));
  const others = secretsOf(choices).filter((secret) => !own.has(secret));
  return { ...env, ...Object.fromEntries(others.map((secret) => [secret, NOT_BOUND])) };
}

/** Where the functions run; the rewrites in firebase.json name it too. */
export const REGION = 'us-central1';

/**
 * How many requests an instance gets at once, its memory, and its ceiling in instances: what a flood can cost. A record
 * may have four megabytes, and takes about twenty-five while a slow database holds it: an instance takes in twenty of them at once
 * (endpoint.ts), beside small requests and the engine that renders speech. `tooling/rehearsal/memory.ts` measures it.
 */
export const SIZES = {
  api: { concurrency: 40, memory: '1GiB', maxInstances: 10 },
  providerEvents: { concurrency: 8, memory: '512MiB', maxInstances: 3 },
} as const satisfies Readonly<Record<Service, HttpsOptions>>;

export function functionOptions(name: Service, choices: DeployChoices): HttpsOptions {
  return {
    region: REGION,
    // Anybody may ask; who is asking is the handlers' business.
    invoker: 'public',
    // Same origin through Hosting: no other page has to reach this.
    cors: false,
    secrets: [...secretsOf(choices, name)],
    ...SIZES[name],
    ...(name === 'api' && choices.minInstances > 0 && { minInstances: choices.minInstances }),
    timeoutSeconds: 30,
  };
}

/** Nobody asks the maintenance; the scheduler does, one run at a time. What fails waits for the next run. */
export function maintenanceOptions(choices: DeployChoices): ScheduleOptions {
  return {
    region: REGION,
    schedule: `every ${MAINTENANCE_MINUTES} minutes`,
    secrets: [...secretsOf(choices, MAINTENANCE_NAME)],
    maxInstances: 1,
    memory: '256MiB',
    // Ten rounds of questions to the provider, three seconds each at most, and what the database takes beside them.
    timeoutSeconds: 120,
  };
}
