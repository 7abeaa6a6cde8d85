import { expect } from 'vitest';
import type { CallStore } from '../call-store.ts';
import {
  type ContractCases,
  HOUR_MS,
  ManualClock,
  open,
  race,
  recordOf,
  reportOf,
  verify,
  statsOf,
} from './contract-harness.ts';

const RACERS = 20;

interface VisitorRace {
  readonly title: string;
  /** Opened before the race; the racers get the last. */
  readonly calls: readonly string[];
  readonly act: (store: CallStore, uid: string, call: { callId: string; racer: number }) => Promise<string>;
  /** How many racers get which answer. */
  readonly answers: Readonly<Record<string, number>>;
  readonly callCount: number;
  readonly mails: number;
  readonly transcript?: string | undefined;
}

const neverConnected = { wasConnected: false, transcript: '' };
const VISITOR_RACES: readonly VisitorRace[] = [
  {
    title: `of ${RACERS} parallel presses exactly three get a call`,
    calls: [],
    act: async (store, uid, { racer }) => (await open(store, uid, `call of ${uid} ${racer}`)).kind,
    answers: { opened: 3, visitor_limit: RACERS - 3 },
    callCount: 3,
    mails: 0,
  },
  {
    title: `of ${RACERS} equal parallel records one is stored and one mail written`,
    calls: ['recorded'],
    act: async (store, uid, { callId }) => (await store.saveRecord(uid, recordOf(callId))).kind,
    answers: { stored: 1, unchanged: RACERS - 1 },
    callCount: 1,
    mails: 1,
  },
  {
    title: `of ${RACERS} reports that a call never connected, one refunds it`,
    calls: ['kept', 'lost'],
    act: async (store, _, { callId }) => (await store.saveReport(reportOf(callId, neverConnected))).kind,
    answers: { stored: 1, unchanged: RACERS - 1 },
    callCount: 1,
    mails: 0,
  },
  {
    title: `when ${RACERS} records and reports of one call race, the provider's word stands and one mail is written`,
    calls: ['told'],
    act: async (store, uid, { callId, racer }) => {
      // The last one is a record, which must not win because it is last.
      if (racer % 2 === 0) return `report ${(await store.saveReport(reportOf(callId))).kind}`;
      await store.saveRecord(uid, recordOf(callId));
      return 'recorded';
    },
    answers: { 'report stored': 1, 'report unchanged': RACERS / 2 - 1, recorded: RACERS / 2 },
    callCount: 1,
    mails: 1,
    transcript: reportOf('').transcript,
  },
];

/** One passed race proves little, so each runs in parallel rounds. */
export const createRaceCases = (rounds: number): ContractCases => ({
  [`of ${RACERS} visitors who race for one captcha, exactly one is verified`]: async ({ createStore, clock }) => {
    const store = createStore();
    const played = await race(rounds, async (round) => {
      const captcha = { captchaId: `nonce-${round}`, expiresAtMs: clock.now() + 600_000 };
      return race(RACERS, (racer) => store.verifyVisitor(`visitor-${round}-${racer}`, captcha));
    });
    for (const results of played) expect(results.filter((result) => result === 'verified')).toHaveLength(1);
  },
  [`of ${RACERS} visitors of two networks at once, none gets more than its network's three or the site's five calls`]:
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
  ...Object.fromEntries(
    VISITOR_RACES.map(({ title, calls, act, answers, callCount, mails, transcript }) => [
      title,
      async ({ createStore, clock }) => {
        const store = createStore();
        await race(rounds, async (round) => {
          const uid = `visitor-${round}`;
          await verify(store, clock, uid);
          const callIds = calls.map((call) => `${call}-${round}`);
          for (const callId of callIds) await open(store, uid, callId);
          const results = await race(RACERS, (racer) => act(store, uid, { callId: callIds.at(-1) ?? '', racer }));
          for (const [answer, count] of Object.entries(answers))
            expect([answer, results.filter((result) => result === answer).length]).toEqual([answer, count]);
          expect(await statsOf(store, uid)).toMatchObject({ callCount });
        });
        expect(await Array.fromAsync(store.listMails())).toHaveLength(mails * rounds);
        if (transcript === undefined) return;
        for (const call of await Array.fromAsync(store.listCalls())) expect(call.transcript).toBe(transcript);
      },
    ]),
  ),
});
