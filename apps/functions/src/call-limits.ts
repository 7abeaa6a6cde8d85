import type { Settings } from './settings/read-settings.ts';
import { VOICES } from './voices/voices.ts';

const HOUR_MS = 3_600_000;

export type CallLimits = Readonly<ReturnType<typeof callLimitsOf>>;

export function callLimitsOf(settings: Settings) {
  const { isBilled } = VOICES[settings.voice.kind];
  const inSeconds = (minutes: number | undefined): number | undefined =>
    isBilled && minutes !== undefined ? minutes * 60 : undefined;
  return {
    maxCallsPerVisitor: settings.maxCallsPerVisitor,
    /** The maximum length of a call at the provider. */
    maxCallMs: settings.maxCallSeconds * 1000,
    captchaValidMs: settings.captchaValidHours * HOUR_MS,
    dailyCallBudget: settings.dailyCallBudget,
    dailyCallsPerNetwork: settings.dailyCallsPerNetwork,
    /** Seconds of billed talk. */
    dailySeconds: inSeconds(settings.dailyMinuteBudget),
    monthlySeconds: inSeconds(settings.monthlyMinuteBudget),
    /**
     * The wait of a mail about an unconfirmed call for the provider's report; 0: none. Without webhooks the arrival of
     * a report is unpredictable.
     */
    mailWaitMs: settings.webhook === undefined ? 0 : settings.mailWaitMinutes * 60_000,
    retentionMs: settings.transcriptRetentionDays * 24 * HOUR_MS,
  };
}
