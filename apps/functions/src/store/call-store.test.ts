import { isThorough } from '@asad/tooling/effort';
import { describe, test } from 'vitest';
import { callStoreContract, repeatedContract } from './testing/call-store-contract.ts';
import { withEveryAnswerLost } from './documents/testing/faulty-documents.ts';
import {
  emulatorHost,
  openFirestore,
  openFirestoreEmulator,
  openSqlite,
} from './documents/testing/contract-databases.ts';
import { createHarness } from './testing/contract-harness.ts';
import { repeatCases } from './testing/repeat-cases.ts';

const databases = { SQLite: openSqlite, Firestore: openFirestore };

for (const name of ['SQLite', 'Firestore'] as const) {
  describe.concurrent(`calls kept in ${name}`, () => {
    for (const { title, run } of callStoreContract) {
      test(`${name}: ${title}`, async () => {
        const database = databases[name]();
        try {
          await run(createHarness(database.documents));
        } finally {
          await database.dispose();
        }
      });
    }
  });
}

/** Repetition is handled above the database: one suffices unless the run is thorough. */
const repeating = isThorough ? (['SQLite', 'Firestore'] as const) : (['SQLite'] as const);

/** Run each race once: in Google's emulator fifty writers wait up to half a minute for one document's locks. */
const RACE_MS = 300_000;
describe.skipIf(emulatorHost === undefined)('calls kept in Google’s Firestore emulator', () => {
  for (const { title, run } of [...repeatedContract, ...repeatCases]) {
    const runOnEmulator = async () => {
      const database = openFirestoreEmulator();
      try {
        await run(createHarness(database.documents));
      } finally {
        await database.dispose();
      }
    };
    test(`the emulator: ${title}`, () => runOnEmulator(), RACE_MS);
  }
});

for (const name of repeating) {
  describe.concurrent(`calls kept in ${name}, when each commit’s answer is lost and each transaction runs twice`, () => {
    for (const { title, run } of repeatedContract) {
      test(`${name}, run again: ${title}`, async () => {
        const database = databases[name]();
        try {
          await run(createHarness(withEveryAnswerLost(database.documents)));
        } finally {
          await database.dispose();
        }
      });
    }
  });
}
