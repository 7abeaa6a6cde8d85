import type { Settings } from './settings/read-settings.ts';
import { VOICES } from './voices/voices.ts';

const HOUR_MS = 3_600_000;

export type CallLimits = Readonly<ReturnType<typeof callLimitsOf>>;

/** What the commands enforce. Undefined budgets do not limit. */
export function callLimitsOf(settings: Settings) {
  const { isBilled } = VOICES[settings.voice.kind];
  const inSeconds = (minutes: number | undefined): number | undefined =>
    isBilled && minutes !== undefined ? minutes * 60 : undefined;
  return {
    maxCallsPerVisitor: settings.maxCallsPerVisitor,
    /** How long a call may run at the provider. */
    maxCallMs: settings.maxCallSeconds * 1000,
    captchaValidMs: settings.captchaValidHours * HOUR_MS,
    dailyCallBudget: settings.dailyCallBudget,
    dailyCallsPerNetwork: settings.dailyCallsPerNetwork,
    /** Seconds of talk that cost money. */
    dailySeconds: inSeconds(settings.dailyMinuteBudget),
    monthlySeconds: inSeconds(settings.monthlyMinuteBudget),
    /**
     * How long a mail about what only a browser has told waits for the provider's word; 0: not at all. Without webhooks
     * nobody knows when a report comes.
     */
    mailWaitMs: settings.webhook === undefined ? 0 : settings.mailWaitMinutes * 60_000,
    retentionMs: settings.transcriptRetentionDays * 24 * HOUR_MS,
  };
}
