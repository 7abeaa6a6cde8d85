import { effort, isThorough } from '@asad/tooling/effort';
import { describe, test } from 'vitest';
import { withEveryAnswerLost } from './documents/testing/faulty-documents.ts';
import {
  type ContractDatabase,
  emulatorHost,
  openFirestore,
  openFirestoreEmulator,
  openSqlite,
} from './documents/testing/contract-databases.ts';
import { type ContractCases, createHarness } from './testing/contract-harness.ts';
import { keepingCases } from './testing/keeping-cases.ts';
import { limitCases } from './testing/limit-cases.ts';
import { createRaceCases } from './testing/race-cases.ts';
import { recordCases } from './testing/record-cases.ts';
import { repeatCases } from './testing/repeat-cases.ts';
import { turnCases } from './testing/turn-cases.ts';

const CASES: ContractCases = { ...limitCases, ...recordCases, ...keepingCases, ...turnCases, ...repeatCases };

const losingAnswers = (open: () => ContractDatabase) => (): ContractDatabase => {
  const { documents, dispose } = open();
  return { documents: withEveryAnswerLost(documents), dispose };
};

const databases: Readonly<Record<string, { readonly open: () => ContractDatabase; readonly raceRounds: number }>> = {
  SQLite: { open: openSqlite, raceRounds: effort(2, 20) },
  Firestore: { open: openFirestore, raceRounds: effort(2, 20) },
  'SQLite, each answer lost and each transaction run twice': { open: losingAnswers(openSqlite), raceRounds: 1 },
  // Repetition is handled above the database: one suffices unless the run is thorough.
  ...(isThorough && { 'Firestore, each answer lost': { open: losingAnswers(openFirestore), raceRounds: 1 } }),
  ...(emulatorHost !== undefined && { 'Google’s emulator': { open: openFirestoreEmulator, raceRounds: 1 } }),
};

/** In Google's emulator fifty writers wait up to half a minute for one document's locks. */
const TIMEOUT_MS = 300_000;

for (const [name, { open, raceRounds }] of Object.entries(databases))
  describe.concurrent(`calls kept in ${name}`, () => {
    for (const [title, run] of Object.entries({ ...CASES, ...createRaceCases(raceRounds) }))
      test(`${name}: ${title}`, { timeout: TIMEOUT_MS }, async () => {
        const database = open();
        try {
          await run(createHarness(database.documents));
        } finally {
          await database.dispose();
        }
      });
  });
