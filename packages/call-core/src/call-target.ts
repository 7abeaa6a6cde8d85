import { CallError } from './call-error.ts';

/** Whom to call: one of assistant, squad or workflow, by id or in full. What else stands in it is the provider's. */
export interface CallTarget {
  readonly assistantId?: string | undefined;
  readonly assistant?: object | undefined;
  readonly squadId?: string | undefined;
  readonly squad?: object | undefined;
  readonly workflowId?: string | undefined;
  readonly workflow?: object | undefined;
  readonly [more: string]: unknown;
}

/** The specification's words (section 5) when a start names nobody. */
export const NO_TARGET_MESSAGE = 'Assistant or Squad or Workflow must be provided.';

/** Why `target` cannot be called, or undefined when it can. */
export function findTargetError(target: CallTarget | undefined): CallError | undefined {
  const isNamed = ['assistant', 'squad', 'workflow'].some((who) => target?.[who] || target?.[`${who}Id`]);
  return isNamed ? undefined : new CallError('validation', NO_TARGET_MESSAGE);
}
