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
    maxCallMs: settings.maxCallSeconds * 1000,
    /** Of one call; a turn takes about ten seconds. */
    maxTurns: 120,
    captchaValidMs: settings.captchaValidHours * HOUR_MS,
    dailyCallBudget: settings.dailyCallBudget,
    dailyCallsPerNetwork: settings.dailyCallsPerNetwork,
    dailySeconds: inSeconds(settings.dailyMinuteBudget),
    monthlySeconds: inSeconds(settings.monthlyMinuteBudget),
    /** 0 without webhooks, where the arrival of a report is unpredictable. */
    mailWaitMs: settings.webhook === undefined ? 0 : settings.mailWaitMinutes * 60_000,
    retentionMs: settings.transcriptRetentionDays * 24 * HOUR_MS,
  };
}
