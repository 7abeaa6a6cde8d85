import type { ContractHarness } from './contract-harness.ts';

export interface ContractCase {
  readonly title: string;
  readonly run: (harness: ContractHarness) => Promise<void>;
}

export const contractCase = (title: string, run: ContractCase['run']): ContractCase => ({ title, run });
