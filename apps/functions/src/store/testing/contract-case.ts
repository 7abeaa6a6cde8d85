import type { ContractHarness } from './contract-harness.ts';

/** Throws when the case fails. */
export interface ContractCase {
  readonly title: string;
  run(harness: ContractHarness): Promise<void>;
}
