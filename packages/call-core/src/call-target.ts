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

/** Whether `target` names somebody. */
export const isCallTarget = (target: CallTarget | undefined): target is CallTarget =>
  ['assistant', 'squad', 'workflow'].some((who) => target?.[who] || target?.[`${who}Id`]);
