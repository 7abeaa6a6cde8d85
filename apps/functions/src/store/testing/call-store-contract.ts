import { effort } from '@asad/tooling/effort';
import type { ContractCase } from './contract-case.ts';
import { keepingCases } from './keeping-cases.ts';
import { limitCases } from './limit-cases.ts';
import { createRaceCases } from './race-cases.ts';
import { repeatCases } from './repeat-cases.ts';
import { recordCases } from './record-cases.ts';
import { turnCases } from './turn-cases.ts';

export const callStoreContract: readonly ContractCase[] = [
  ...limitCases,
  ...recordCases,
  ...keepingCases,
  ...turnCases,
  ...repeatCases,
  ...createRaceCases(effort(2, 20)),
];

/** The cases for a database that repeats every commit, without the slow ones. */
export const repeatedContract: readonly ContractCase[] = [
  ...limitCases,
  ...recordCases,
  ...keepingCases,
  ...turnCases,
  ...createRaceCases(1),
];
