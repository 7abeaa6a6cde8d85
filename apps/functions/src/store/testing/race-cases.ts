import { expect } from 'vitest';
import type { Saving } from '../call-records.ts';
import type { CallStore } from '../call-store.ts';
import { contractCase, type ContractCase } from './contract-case.ts';
import { HOUR_MS, ManualClock, open, race, recordOf, reportOf, verify, statsOf } from './contract-harness.ts';

const RACERS = 50;

/** One passed race proves little, so each runs in parallel rounds. */
export function createRaceCases(rounds: number): readonly ContractCase[] {
  const playVisitors = <Result>(
    store: CallStore,
    clock: ManualClock,
    play: (uid: string, round: number) => Promise<Result>,
  ): Promise<readonly Result[]> =>
    race(rounds, async (round) => {
      const uid = `visitor-${round}`;
      await verify(store, clock, uid);
      return play(uid, round);
    });
  return [
    contractCase(
      `of ${RACERS} visitors who race for one captcha, exactly one is verified, in each of ${rounds} rounds`,
      async ({ createStore, clock }) => {
        const store = createStore();
        const played = await race(rounds, async (round) => {
          const captcha = { captchaId: `nonce-${round}`, expiresAtMs: clock.now() + 600_000 };
          return race(RACERS, (racer) => store.verifyVisitor(`visitor-${round}-${racer}`, captcha));
        });
        for (const results of played) expect(results.filter((result) => result === 'verified')).toHaveLength(1);
      },
    ),
    contractCase(
      `of ${RACERS} parallel presses exactly three get a call, in each of ${rounds} rounds`,
      async ({ createStore, clock }) => {
        const store = createStore();
        const played = await playVisitors(store, clock, async (uid, round) => {
          const results = await race(RACERS, (racer) => open(store, uid, `call-of-${round}-${racer}`));
          return { results, stats: await statsOf(store, uid) };
        });
        for (const { results, stats } of played) {
          expect(results.filter(({ kind }) => kind === 'opened')).toHaveLength(3);
          expect(results.filter(({ kind }) => kind === 'visitor_limit')).toHaveLength(RACERS - 3);
          expect(stats).toMatchObject({ callCount: 3, remainingCalls: 0 });
        }
      },
    ),
    contractCase(
      `of ${RACERS} visitors of two networks at once, none gets more than its network's three or the site's five calls, in each of ${rounds} rounds`,
      async ({ createStore }) => {
        const played = await race(rounds, (round) => {
          // Budgets count per day, so each round has another day.
          const clock = new ManualClock();
          clock.advance(round * 24 * HOUR_MS);
          const store = createStore({ dailyCallsPerNetwork: 3, dailyCallBudget: 5 }, clock);
          return race(RACERS, async (racer) => {
            const uid = `visitor-${round}-${racer}`;
            const networkId = racer % 2 === 0 ? 'home' : 'office';
            await verify(store, clock, uid);
            return { networkId, kind: (await store.reserveCall(uid, { key: 'k', run: 'k', networkId })).kind };
          });
        });
        for (const results of played) {
          const reserved = results.filter(({ kind }) => kind === 'reserved');
          expect(reserved).toHaveLength(5);
          for (const network of ['home', 'office'])
            expect(reserved.filter(({ networkId }) => networkId === network).length).toBeLessThanOrEqual(3);
        }
      },
    ),
    contractCase(
      `of ${RACERS} equal parallel records one is stored and one mail written, in each of ${rounds} rounds`,
      async ({ createStore, clock }) => {
        const store = createStore();
        const played = await playVisitors(store, clock, async (uid, round) => {
          await open(store, uid, `c-${round}`);
          const results = await race(RACERS, () => store.saveRecord(uid, recordOf(`c-${round}`)));
          return { results, stats: await statsOf(store, uid) };
        });
        for (const { results, stats } of played) {
          expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
          expect(results.filter(({ kind }) => kind === 'unchanged')).toHaveLength(RACERS - 1);
          expect(stats).toMatchObject({ callCount: 1 });
        }
        expect(await Array.fromAsync(store.listMails())).toHaveLength(rounds);
      },
    ),
    contractCase(
      `of ${RACERS} equal parallel reports one is stored and one mail written, in each of ${rounds} rounds`,
      async ({ createStore, clock }) => {
        const store = createStore();
        const played = await playVisitors(store, clock, async (uid, round) => {
          await open(store, uid, `c-${round}`);
          const results = await race(RACERS, () => store.saveReport(reportOf(`c-${round}`)));
          return { results, stats: await statsOf(store, uid) };
        });
        for (const { results, stats } of played) {
          expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
          expect(stats).toMatchObject({ callCount: 1 });
        }
        expect(await Array.fromAsync(store.listMails())).toHaveLength(rounds);
      },
    ),
    contractCase(
      `of ${RACERS} reports that a call never connected, one refunds it, in each of ${rounds} rounds`,
      async ({ createStore, clock }) => {
        const store = createStore();
        const played = await playVisitors(store, clock, async (uid, round) => {
          await open(store, uid, `kept-${round}`);
          await open(store, uid, `lost-${round}`);
          const results = await race(RACERS, () =>
            store.saveReport(reportOf(`lost-${round}`, { wasConnected: false, transcript: '' })),
          );
          return { results, stats: await statsOf(store, uid) };
        });
        for (const { results, stats } of played) {
          expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
          expect(stats).toMatchObject({ callCount: 1 });
        }
      },
    ),
    contractCase(
      `when ${RACERS} records and reports of one call race, the provider's word stands and one mail is written, in each of ${rounds} rounds`,
      async ({ createStore, clock }) => {
        const store = createStore();
        const played = await race(rounds, async (round) => {
          const uid = `visitor-${round}`;
          const callId = `c-${round}`;
          await verify(store, clock, uid);
          await open(store, uid, callId);
          const reports: Saving[] = [];
          await race(RACERS, async (racer) => {
            // The last one is a record, which must not win because it is last.
            if (racer % 2 === 0) reports.push(await store.saveReport(reportOf(callId)));
            else await store.saveRecord(uid, recordOf(callId));
          });
          return { reports, stats: await statsOf(store, uid) };
        });
        for (const { reports, stats } of played) {
          expect(reports.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
          expect(stats).toMatchObject({ callCount: 1 });
        }
        const calls = await Array.fromAsync(store.listCalls());
        expect(calls.map(({ transcript }) => transcript)).toEqual(played.map(() => reportOf('').transcript));
        expect(await Array.fromAsync(store.listMails())).toHaveLength(rounds);
      },
    ),
  ];
}
