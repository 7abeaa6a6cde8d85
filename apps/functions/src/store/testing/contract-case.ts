import type { ContractHarness } from './contract-harness.ts';

/** One promise of a CallStore, on an empty database. Throws when it is broken. */
export interface ContractCase {
  readonly title: string;
  run(harness: ContractHarness): Promise<void>;
}
