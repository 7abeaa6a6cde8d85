import { captchaTries } from '../../../captcha/altcha-verifier.ts';
import { createProviderVoice } from '../../testing/provider-voice.ts';
import { prepare, request } from '../../testing/prepare.ts';

const DAY_MINUTES = 24 * 60;
const HONEST = 50;
const HONEST_TRIES_MINUTES = [0, 12, 29];
const HONEST_MINUTES = 3;
const GRAB_MINUTES = 1;
const ACCOUNTS = 1000;
/** A try takes a fast desktop core half a millisecond; the script has eight cores. */
const TRIES_A_MINUTE = (8 * 60_000) / 0.5;

interface Day {
  /** Of the script. */
  readonly networks: number;
  readonly clientAddress: 'socket' | 'none';
  readonly callsPerNetwork?: number;
}

/** Each minute a script of a thousand accounts opens every call it can, and hangs up; honest visitors come one by one. */
export async function simulateDay(day: Day): Promise<{ readonly honest: number; readonly script: number }> {
  const env = {
    DAILY_CALL_BUDGET: '100',
    DAILY_CALLS_PER_NETWORK: String(day.callsPerNetwork ?? 10),
    DAILY_MINUTE_BUDGET: '600',
    MONTHLY_MINUTE_BUDGET: '3000',
  };
  const { handlers, verify, clock, store } = prepare(env, { log: () => {}, voice: createProviderVoice().voice });
  clock.advance(14 * 3_600_000);
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const running: { readonly callId: string; readonly until: number; readonly minutes: number }[] = [];
  let minute = 0;
  const call = async (uid: string, address: string, minutes: number): Promise<string> => {
    // Without a proving layer, requests have no address.
    const proved = day.clientAddress === 'none' ? { address: undefined } : { address };
    const { status, body } = await handlers.createWebCall({ ...request(uid), ...proved });
    if (status !== 201) return (body as { error: { code: string } }).error.code;
    running.push({ callId: (body as { id: string }).id, until: minute + minutes, minutes });
    return 'opened';
  };
  const report = (callId: string, minutes: number) =>
    store.saveReport({
      callId,
      wasConnected: true,
      startedAt: new Date(clock.now() - minutes * 60_000).toISOString(),
      endedAt: new Date(clock.now()).toISOString(),
      transcript: 'User: hello',
      messages: [],
    });

  const visitors = Array.from({ length: HONEST }, (_, index) => {
    const comesAt = Math.floor(((index + random()) / HONEST) * DAY_MINUTES);
    const triesAt = HONEST_TRIES_MINUTES.map((tryMinute) => comesAt + tryMinute);
    return { uid: `honest-${index}`, address: `198.51.${index}.1`, triesAt };
  });
  const served = new Set<string>();
  const solvedAt: number[] = [];
  const accounts: { readonly uid: string; readonly address: string }[] = [];
  const spentNetworks = new Set<string>();
  let scriptCalls = 0;

  const solve = async (): Promise<void> => {
    let remainingTries = TRIES_A_MINUTE;
    while (solvedAt.length < ACCOUNTS) {
      const { min, max } = captchaTries(solvedAt.filter((at) => at > minute - 60).length);
      remainingTries -= (min + max) / 2;
      if (remainingTries < 0) return;
      const account = { uid: `script-${solvedAt.length}`, address: `10.0.${solvedAt.length % day.networks}.1` };
      solvedAt.push(minute);
      await verify(account.uid);
      accounts.push(account);
    }
  };
  const grab = async (): Promise<void> => {
    for (;;) {
      const account = accounts.find(({ address }) => !spentNetworks.has(address));
      if (account === undefined) return;
      const answer = await call(account.uid, account.address, GRAB_MINUTES);
      if (answer === 'opened') scriptCalls += 1;
      else if (answer === 'visitor_limit') accounts.splice(accounts.indexOf(account), 1);
      else if (answer === 'network_budget') spentNetworks.add(account.address);
      else return; // A spent day, hour or rate: try again in a minute.
    }
  };

  for (; minute < DAY_MINUTES; minute += 1) {
    for (const { callId, minutes } of running.filter(({ until }) => until === minute)) await report(callId, minutes);
    await solve();
    await grab();
    for (const { uid, address, triesAt } of visitors) {
      if (served.has(uid) || !triesAt.includes(minute)) continue;
      if (minute === triesAt[0]) await verify(uid);
      if ((await call(uid, address, HONEST_MINUTES)) === 'opened') served.add(uid);
    }
    clock.advance(60_000);
  }
  return { honest: served.size, script: scriptCalls };
}
