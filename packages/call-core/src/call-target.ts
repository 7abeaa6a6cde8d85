import { CallError } from './call-error.ts';
import type { WebCallRequest } from './contract/web-call.ts';

/** Whom to call: one of assistant, squad or workflow, by id or in full, in the provider's own shape. */
export type CallTarget = WebCallRequest;

/** The specification's words (section 5) when a start names nobody. */
export const NO_TARGET_MESSAGE = 'Assistant or Squad or Workflow must be provided.';

/** Why `target` cannot be called, or undefined when it can. */
export function findTargetError(target: CallTarget | undefined): CallError | undefined {
  const names =
    target &&
    (target.assistantId || target.assistant || target.squadId || target.squad || target.workflowId || target.workflow);
  return names ? undefined : new CallError('validation', NO_TARGET_MESSAGE);
}
