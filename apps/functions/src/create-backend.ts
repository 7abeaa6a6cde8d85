import { owner } from '@asad/content';
import { randomUUID } from 'node:crypto';
import { createAltchaVerifier } from './captcha/altcha-verifier.ts';
import { createRecaptchaVerifier } from './captcha/recaptcha-verifier.ts';
import { createCallStore } from './calls/call-store.ts';
import { callLimitsOf, type StoreContext } from './calls/stored-records.ts';
import type { Backend } from './handlers/backend.ts';
import type { VoiceBackend } from './ports.ts';
import type { Settings } from './settings/read-settings.ts';
import { createVapiWebhook } from './voice/vapi-reports.ts';
import type { Voice } from './voice/voice.ts';
import { VOICES, type VoiceSettings } from './voice/voices.ts';

const HOUR_MS = 3_600_000;

/** What differs between home and production. */
export interface BackendParts
  extends
    Pick<Backend, 'store' | 'tokens' | 'accounts' | 'clock' | 'log'>,
    Partial<Pick<Backend, 'appCheck' | 'rateFactor'>> {
  readonly altchaKey: string;
  readonly networkKey: string;
  readonly providerTimeoutMs?: number | undefined;
}

/** The backend that these settings describe, over the parts of the place where it runs. */
export function createBackend(settings: Settings, parts: BackendParts): Backend {
  const { captcha } = settings;
  const { clock, altchaKey, networkKey } = parts;
  return {
    appCheck: undefined,
    rateFactor: 1,
    ...parts,
    captcha:
      captcha.kind === 'recaptcha'
        ? createRecaptchaVerifier({ ...captcha, clock })
        : createAltchaVerifier({ hmacKey: captcha.hmacKey ?? altchaKey, clock }),
    voice: createVoice(settings, parts.providerTimeoutMs),
    ownerEmail: settings.ownerEmail ?? owner.email,
    version: settings.release,
    newKey: randomUUID,
    captchaValidMs: settings.captchaValidHours * HOUR_MS,
    networkHmacKey: settings.dailyCallsPerNetwork === undefined ? undefined : networkKey,
  };
}

/** The store of calls that these settings describe, over a database. */
export function openCallStore(settings: Settings, { documents, clock }: Pick<StoreContext, 'documents' | 'clock'>) {
  return createCallStore({
    documents,
    clock,
    limits: callLimitsOf(settings),
    // Only where a call was told: React and what ASAD declines are nothing that a challenge or the stats should load.
    composeMail: async (call) => {
      const { createMailComposer } = await import('./mail/compose-owner-mail.ts');
      return createMailComposer({ to: settings.ownerEmail ?? owner.email })(call);
    },
  });
}

/** Who talks with these settings, and tells of calls by itself. */
export function createVoice({ voice, webhook, maxCallSeconds }: Settings, createTimeoutMs?: number): VoiceBackend {
  // The compiler does not follow that a kind and its settings come together.
  const { create } = VOICES[voice.kind] as Voice<VoiceSettings>;
  const backend = create(voice, { maxCallSeconds, createTimeoutMs });
  return { ...backend, webhook: webhook && createVapiWebhook(webhook) };
}
