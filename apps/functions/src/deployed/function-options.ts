import type { HttpsOptions } from 'firebase-functions/https';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import type { FunctionName } from '../handlers/create-handlers.ts';
import { MAINTENANCE_MINUTES, MAINTENANCE_NAME } from '../handlers/run-maintenance.ts';
import { secretsOf, type DeployChoices } from './secrets.ts';

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
