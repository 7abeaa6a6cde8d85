/** One of several processes that race on one database file. Arguments: file, rounds, racers in each round. */
import { systemClock } from '../../src/ports/clock.ts';
import { createSqliteCallStore } from '../../src/calls/sqlite-call-store.ts';
import { openDatabase } from '../../src/documents/sqlite-document-store.ts';
import { defaultLimits, open, race, recordOf } from '../../src/calls/testing/contract-harness.ts';

const [file = '', rounds = '0', racers = '0'] = process.argv.slice(2);
const store = createSqliteCallStore(openDatabase(file), {
  clock: systemClock,
  composeMail: () => undefined,
  limits: defaultLimits,
});
const captcha = (round: number) => ({ captchaId: `raced-${round}`, expiresAtMs: Date.now() + 60_000 });
const results = await race(Number(rounds), async (round) => ({
  presses: await race(Number(racers), (racer) => open(store, `presser-${round}`, `${process.pid}-${round}-${racer}`)),
  captchas: await race(Number(racers), (racer) =>
    store.verifyVisitor(`${process.pid}-${round}-${racer}`, captcha(round)),
  ),
  records: await race(Number(racers), () => store.saveRecord(`talker-${round}`, recordOf(`call-of-${round}`))),
}));
await store.close();
process.stdout.write(JSON.stringify(results));
