import { effort } from '@asad/tooling/effort';
import type { ContractCase } from './contract-case.ts';
import { keepingCases } from './keeping-cases.ts';
import { limitCases } from './limit-cases.ts';
import { createRaceCases } from './race-cases.ts';
import { recordCases } from './record-cases.ts';

/** What every CallStore promises. Run over SQLite and over Firestore alike. */
export const callStoreContract: readonly ContractCase[] = [
  ...limitCases,
  ...recordCases,
  ...keepingCases,
  ...createRaceCases(effort(3, 20)),
];
