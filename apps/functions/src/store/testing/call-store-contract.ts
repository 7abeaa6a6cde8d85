import type { ContractCase } from './contract-case.ts';
import { keepingCases } from './keeping-cases.ts';
import { limitCases } from './limit-cases.ts';
import { createRaceCases } from './race-cases.ts';
import { repeatCases } from './repeat-cases.ts';
import { recordCases } from './record-cases.ts';
import { turnCases } from './turn-cases.ts';

export const createCallStoreContract = (raceRounds: number): readonly ContractCase[] => [
  ...limitCases,
  ...recordCases,
  ...keepingCases,
  ...turnCases,
  ...repeatCases,
  ...createRaceCases(raceRounds),
];
