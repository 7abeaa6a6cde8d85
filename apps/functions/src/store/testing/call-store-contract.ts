import type { ContractCases } from './contract-harness.ts';
import { keepingCases } from './keeping-cases.ts';
import { limitCases } from './limit-cases.ts';
import { createRaceCases } from './race-cases.ts';
import { repeatCases } from './repeat-cases.ts';
import { recordCases } from './record-cases.ts';
import { turnCases } from './turn-cases.ts';

export const createCallStoreContract = (raceRounds: number): ContractCases => ({
  ...limitCases,
  ...recordCases,
  ...keepingCases,
  ...turnCases,
  ...repeatCases,
  ...createRaceCases(raceRounds),
});
