import { isThorough } from '@asad/tooling/effort';
import { describe, expect, test } from 'vitest';
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

/** Fewer, and somebody has lost a promise: raise it when one is added. */
const PROMISES = 40;

const databases = { SQLite: openSqlite, Firestore: openFirestore };
const kept: Record<keyof typeof databases, number> = { SQLite: 0, Firestore: 0 };

for (const name of ['SQLite', 'Firestore'] as const) {
  describe.concurrent(`calls kept in ${name}`, () => {
    for (const { title, run } of callStoreContract) {
      test(`${name}: ${title}`, async () => {
        const database = databases[name]();
        try {
          await run(createHarness(database.documents));
          kept[name] += 1;
        } finally {
          await database.dispose();
        }
      });
    }
  });
}

/**
 * That a command says the same when it runs again is decided above the database, so that one of them shows it while
 * everybody waits. Answers that are lost for good are in the contract itself, over both (repeat-cases.ts).
 */
const repeating = isThorough ? (['SQLite', 'Firestore'] as const) : (['SQLite'] as const);

/**
 * Google's own emulator says what no stand-in does; where there is one, `pnpm slow` starts it. One case at a time, and each
 * race once: fifty who want one document wait for its locks, up to half a minute each, so that a race takes minutes.
 */
const RACE_MS = 300_000;
describe.skipIf(emulatorHost === undefined)('calls kept in Google’s own emulator of Firestore', () => {
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
  describe.concurrent(`calls kept in ${name}, when every commit’s answer is lost and every transaction runs again`, () => {
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

describe('the contract', () => {
  // Last in the file: whatever was skipped, filtered or lost above is missing here.
  test(`has at least ${PROMISES} promises, and both stores kept every one`, () => {
    expect(callStoreContract.length).toBeGreaterThanOrEqual(PROMISES);
    expect(kept).toEqual({ SQLite: callStoreContract.length, Firestore: callStoreContract.length });
  });
});
