/** Races on a database file. Arguments: file, rounds, racers per round. */
import { openCallsFile } from './open-calls-file.ts';
import { open, race, recordOf } from '../../src/store/testing/contract-harness.ts';

const [file = '', rounds = '0', racers = '0'] = process.argv.slice(2);
const store = openCallsFile(file);
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
