import { buildRecord } from '../conversation/build-record.ts';
import type { CallRecord } from '../conversation/call-record.ts';
import type { Run } from './call-run.ts';

/** The record of a call as it stands at `endedAtMs`; its head alone holds nothing of what was said. */
export function recordOf(run: Run, endedAtMs: number, { isHead = false } = {}): CallRecord {
  const { call, conversation, startedAtMs, target } = run;
  const record = buildRecord({
    callId: call?.callId ?? null,
    assistantId: call?.assistantId ?? target.assistantId ?? '',
    startedAtMs,
    endedAtMs,
    lines: isHead ? [] : conversation.view().lines,
    messages: isHead ? [] : conversation.messages(),
  });
  return isHead ? { ...record, transcript: '' } : record;
}
