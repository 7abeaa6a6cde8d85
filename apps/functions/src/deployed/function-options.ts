import { createEnvReader, type Env } from '../settings/env-reader.ts';
import type { FunctionName } from '../handlers/create-handlers.ts';
import { MAINTENANCE_NAME, MAINTENANCE_MINUTES } from '../handlers/run-maintenance.ts';
import { CAPTCHAS } from '../settings/read-settings.ts';
import { WEBHOOK_AUTHS } from '../voice/vapi-reports.ts';
import { VOICE_NAMES } from '../voice/voices.ts';
import type { HttpsOptions } from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';

/** Every function of the cloud: those that answer, and the one that runs by itself. */
export type ServiceName = FunctionName | typeof MAINTENANCE_NAME;

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
    // The secret itself is not known at deploy; how it is sent is a plain setting.
    hasWebhook: reader.oneOf('VAPI_WEBHOOK_AUTH', WEBHOOK_AUTHS) !== undefined,
    /** While the webhook's secret is replaced: the next one exists too. */
    isReplacingSecret: reader.flag(REPLACING_SECRET),
  };
}

interface Secret {
  /** Which functions may know it: a leak in one gives away no other's secret. */
  readonly functions: readonly ServiceName[];
  readonly isNeeded: (choices: DeployChoices) => boolean;
}

/** Every secret that there is: who may know it, and when it exists. */
const SECRETS = {
  // The statistics ask the provider about a visitor's unresolved calls, the maintenance about everybody's.
  VAPI_PRIVATE_KEY: {
    functions: ['createWebCall', 'getUserCallStats', 'runMaintenance'],
    isNeeded: ({ voice }) => voice === 'vapi',
  },
  MODEL_KEY: { functions: ['callTurn'], isNeeded: ({ voice }) => voice === 'model' },
  VAPI_WEBHOOK_SECRET: { functions: ['providerEvents'], isNeeded: ({ hasWebhook }) => hasWebhook },
  VAPI_WEBHOOK_SECRET_NEXT: {
    functions: ['providerEvents'],
    isNeeded: ({ hasWebhook, isReplacingSecret }) => hasWebhook && isReplacingSecret,
  },
  RECAPTCHA_SECRET: { functions: ['verifyCaptcha'], isNeeded: ({ captcha }) => captcha === 'recaptcha' },
  ALTCHA_HMAC_KEY: {
    functions: ['captchaChallenge', 'verifyCaptcha'],
    isNeeded: ({ captcha }) => captcha === 'altcha',
  },
  NETWORK_HMAC_KEY: { functions: ['createWebCall'], isNeeded: () => true },
} as const satisfies Readonly<Record<string, Secret>>;

export type SecretName = keyof typeof SECRETS;

export const SECRET_NAMES = Object.keys(SECRETS) as readonly SecretName[];

/** The secrets that exist with these choices; of one function, those that it may know. */
export function secretsOf(choices: DeployChoices, name?: ServiceName): readonly SecretName[] {
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
export function withUnboundSecrets(env: Env, name?: ServiceName): Env {
  const choices = choicesOf(env);
  const own = new Set(name === undefined ? [] : secretsOf(choices, name));
  const others = secretsOf(choices).filter((secret) => !own.has(secret));
  return { ...env, ...Object.fromEntries(others.map((secret) => [secret, NOT_BOUND])) };
}

/** Where the functions run; the rewrites in firebase.json name it too. */
export const REGION = 'us-central1';

/**
 * How many requests an instance gets at once, and how much memory for them. Whoever may post four megabytes may do so as
 * often as there is room for: with 8 at once, each held for five seconds by a slow database, an instance has 384 MB; with
 * 20 it has 610 (`node rehearsal/memory.ts` measures it, in Node's own heap of half of that). Of bodies of 64 kB it holds
 * 80.
 */
const LARGE = { concurrency: 8, memory: '512MiB' } as const;
const SMALL = { concurrency: 80, memory: '256MiB' } as const;
/** Renders speech: a sentence takes a third of a second of the instance's whole CPU. */
const SPEAKING = { concurrency: 4, memory: '512MiB' } as const;

/** The size of each function, and its ceiling in instances: what a flood can cost. */
export const SIZES = {
  getUserCallStats: { ...SMALL, maxInstances: 10 },
  clientCallEnded: { ...LARGE, maxInstances: 10 },
  captchaChallenge: { ...SMALL, maxInstances: 5 },
  verifyCaptcha: { ...SMALL, maxInstances: 5 },
  createWebCall: { ...SMALL, maxInstances: 5 },
  callTurn: { ...SPEAKING, maxInstances: 5 },
  deleteMyCalls: { ...SMALL, maxInstances: 2 },
  providerEvents: { ...LARGE, maxInstances: 3 },
  health: { ...SMALL, maxInstances: 1 },
} as const satisfies Readonly<Record<FunctionName, HttpsOptions>>;

export function functionOptions(name: FunctionName, choices: DeployChoices): HttpsOptions {
  return {
    region: REGION,
    // Anybody may ask; who is asking is the handlers' business.
    invoker: 'public',
    // Same origin through Hosting: no other page has to reach this.
    cors: false,
    secrets: [...secretsOf(choices, name)],
    ...SIZES[name],
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
