import type { CallRecord } from '../contract/call-record.ts';
import { buildRecord } from '../conversation/build-record.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { CallRun } from './call-run.ts';

/** The record of a call as it stands at `endedAtMs`. */
export function recordOf(run: CallRun, conversation: Conversation, endedAtMs: number): CallRecord {
  return buildRecord({
    callId: run.webCall?.id ?? null,
    assistantId: run.webCall?.assistantId ?? run.target.assistantId ?? '',
    startedAtMs: run.startedAtMs,
    endedAtMs,
    lines: conversation.view().lines,
    messages: conversation.messages(),
  });
}
