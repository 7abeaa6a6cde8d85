import { type CallRecord, formatTranscript } from '../conversation/call-record.ts';
import type { Run } from './call-run.ts';

/** Where the start of a call is not known, it is taken to be this long before its end (specification, section 9). */
const FALLBACK_DURATION_MS = 60_000;
const toIso = (ms: number): string => new Date(ms).toISOString();

/** The record of a call as it ends at `endedAtMs`, but for what was said, with the defaults of the specification. */
export function headOf({ call, callId, startedAtMs, target }: Run, endedAtMs: number): CallRecord {
  return {
    callId: callId ?? `call-${endedAtMs}`,
    transcript: '',
    startedAt: toIso(startedAtMs ?? endedAtMs - FALLBACK_DURATION_MS),
    endedAt: toIso(endedAtMs),
    messages: [],
    assistantId: call?.assistantId ?? target.assistantId ?? '',
  };
}

/** The record of a call as it ends at `endedAtMs` (specification, section 3). */
export function recordOf(run: Run, endedAtMs: number): CallRecord {
  const { conversation } = run;
  const transcript = formatTranscript(conversation.view().lines);
  return { ...headOf(run, endedAtMs), transcript, messages: [...conversation.log.all()] };
}
