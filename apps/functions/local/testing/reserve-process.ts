/** One of several processes that race on one database file. Arguments: file, visitor, number of attempts. */
import { systemClock } from '../../src/ports/clock.ts';
import { createSqliteCallStore } from '../../src/stores/sqlite-call-store.ts';
import { openDatabase } from '../../src/stores/sqlite-document-store.ts';

const [file = '', uid = '', attempts = '0'] = process.argv.slice(2);
const store = createSqliteCallStore(openDatabase(file), {
  clock: systemClock,
  composeMail: () => undefined,
  limits: {
    maxCallsPerVisitor: 3,
    captchaValidMs: 3_600_000,
    dailyCallBudget: undefined,
    dailyCallsPerNetwork: undefined,
    retentionMs: 3_600_000,
  },
});
const results = await Promise.all(
  Array.from({ length: Number(attempts) }, async (_, index) => {
    const key = `${process.pid}-${index}`;
    const reservation = await store.reserveCall(uid, { key, networkId: undefined });
    if (reservation.kind !== 'reserved') return reservation.kind;
    return (await store.openCall(uid, { key, callId: key, assistantId: 'a', provider: 'guide', controlUrl: undefined }))
      .kind;
  }),
);
await store.close();
process.stdout.write(JSON.stringify(results));
