import type { VoiceName } from '../voice/voices.ts';
import type { FunctionName } from '../handlers/create-handlers.ts';
import type { CaptchaSettings } from './settings.ts';
import type { MAINTENANCE_NAME } from '../handlers/run-maintenance.ts';

/** Every function of the cloud: those that answer, and the one that runs by itself. */
export type ServiceName = FunctionName | typeof MAINTENANCE_NAME;

/** The choices that decide which secrets exist at all: a function must not ask for one that nobody made. */
export interface DeployChoices {
  readonly voice: VoiceName;
  readonly captcha: CaptchaSettings['kind'];
  readonly hasWebhook: boolean;
  /** While the webhook's secret is replaced: the next one exists too. */
  readonly isReplacingSecret: boolean;
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
