import type { ContractHarness } from './contract-harness.ts';

/** One case of the CallStore contract, on an empty database. Throws when it fails. */
export interface ContractCase {
  readonly title: string;
  run(harness: ContractHarness): Promise<void>;
}
