import type { ContractHarness } from './contract-harness.ts';

export interface ContractCase {
  readonly title: string;
  run(harness: ContractHarness): Promise<void>;
}
