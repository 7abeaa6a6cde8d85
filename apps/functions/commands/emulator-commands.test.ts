import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCallStore, type CallStore } from '../src/store/call-store.ts';
import { defaultLimits, ManualClock, open, recordOf, verify } from '../src/store/testing/contract-harness.ts';
import { emulatorHost, openFirestoreEmulator } from '../src/store/documents/testing/contract-databases.ts';
import { createMailComposer } from '../src/owner/mail/compose-owner-mail.ts';

const root = resolve(import.meta.dirname, '..');
const database = openFirestoreEmulator();
let store: CallStore;

beforeAll(async () => {
  const clock = new ManualClock();
  clock.leap(Date.now() - clock.now());
  store = createCallStore({
    documents: database.documents,
    clock,
    limits: defaultLimits,
    composeMail: createMailComposer({ to: 'owner@example.com' }),
  });
  for (const [visitor, call, transcript] of [
    ['ann', 'first', 'User: Which stack do you use?\nAssistant: MERN, mostly.'],
    ['ben', 'second', 'User: Do you know Docker?\nAssistant: I will ask.'],
  ] as const) {
    await verify(store, clock, visitor);
    await open(store, visitor, call, { provider: 'guide' });
    await store.saveRecord(visitor, recordOf(call, { transcript }));
  }
});
afterAll(() => database.dispose());

const start = (command: string, args: readonly string[]) =>
  spawn(process.execPath, [`commands/${command}.ts`, ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      FIRESTORE_EMULATOR_HOST: emulatorHost,
      GCLOUD_PROJECT: database.projectId,
      METADATA_SERVER_DETECTION: 'none',
    },
  });

async function play(command: string, ...args: readonly string[]) {
  const child = start(command, args);
  const lines = await Array.fromAsync(createInterface(child.stdout));
  return lines.join('\n');
}

describe('the owner’s commands over Firestore', () => {
  test('show the inbox on this machine', async () => {
    const child = start('desk', ['inbox']);
    try {
      let address = '';
      for await (const line of createInterface(child.stdout)) {
        address = /http:\S+/.exec(line)?.[0] ?? '';
        break;
      }
      const page = await (await fetch(address)).text();
      for (const part of ['Which stack do you use?', '<dt>visitors</dt><dd>2</dd>']) expect(page).toContain(part);
    } finally {
      child.kill();
    }
  });

  test('close the site and open it again', async () => {
    await play('desk', 'close', '--store', 'firestore');
    expect(await store.readSwitch()).toBe('calls');
    await play('desk', 'open', '--store', 'firestore');
    expect(await store.readSwitch()).toBe('open');
  });
});

test('the database’s rules deny direct reads and writes', async () => {
  const base = `http://${emulatorHost}/v1/projects/${database.projectId}/databases/(default)/documents/visitors/ann`;
  expect((await fetch(base)).status).toBe(403);
  const body = JSON.stringify({ fields: {} });
  expect((await fetch(base, { method: 'PATCH', body })).status).toBe(403);
  expect((await fetch(base, { headers: { authorization: 'Bearer owner' } })).status).toBe(200);
});
