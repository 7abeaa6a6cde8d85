import type { ApiHandler } from '../../api.ts';
import { captchaTries } from '../../../captcha/altcha-verifier.ts';

const MINUTE_MS = 60_000;
const HONEST = 50;
const HONEST_TRIES_MINUTES = [0, 12, 29];
const HONEST_MINUTES = 3;
const GRAB_MINUTES = 1;
const MAX_MINUTES = 10;
const ACCOUNTS = 1000;
/** A try takes a fast desktop core about half as long as the bench's machine. */
const TRIES_A_MINUTE = (8 * 60_000) / 0.5;
/** Mean tries of the former fixed challenge (400 to 1,200). */
const FLAT_TRIES = 800;

export interface Day {
  /** Networks of the script; without a limit, one for each account. */
  readonly networks: number | 'one for each account';
  /**
   * `flat`: the same work all day; `growing`: work grows with the hour's use; `verdict`: a third party stops 95% of the
   * script.
   */
  readonly captcha: 'flat' | 'growing' | 'verdict';
  /**
   * `grabs`: opens every call it can, each minute, and hangs up; `holds`: talks to the end; `quarter`: takes the hour's
   * quarter at each full hour, and talks to the end.
   */
  readonly style?: 'grabs' | 'holds' | 'quarter';
  readonly number?: number;
}

export interface DayParts {
  readonly createWebCall: ApiHandler;
  readonly verify: (uid: string) => Promise<unknown>;
  readonly advance: (ms: number) => void;
  readonly report: (callId: string, minutes: number) => Promise<unknown>;
  readonly random: () => number;
}

/** A script takes calls each minute; honest visitors come one by one. */
export async function simulateDay(
  day: Day,
  parts: DayParts,
): Promise<{ readonly honest: number; readonly script: number }> {
  const { random, verify } = parts;
  const running: { readonly callId: string; readonly until: number; readonly minutes: number }[] = [];
  const clock = { minute: 0 };
  const talkMinutes = day.style === undefined || day.style === 'grabs' ? GRAB_MINUTES : MAX_MINUTES;
  const call = async (uid: string, address: string, minutes = talkMinutes): Promise<string> => {
    const { status, body } = await parts.createWebCall({
      method: 'POST',
      headers: { authorization: `Bearer ${uid}`, 'content-type': 'application/json' },
      body: async () => new TextEncoder().encode('{}'),
      address,
    });
    if (status === 201) running.push({ callId: (body as { id: string }).id, until: clock.minute + minutes, minutes });
    return status === 201 ? 'opened' : (body as { error: { code: string } }).error.code;
  };

  const visitors = Array.from({ length: HONEST }, (_, index) => {
    const comesAt = Math.floor(((index + random()) / HONEST) * 24 * 60);
    return {
      uid: `honest-${day.number ?? 0}-${index}`,
      address: `198.51.${index}.1`,
      triesAt: HONEST_TRIES_MINUTES.map((m) => comesAt + m),
    };
  });
  const script = {
    calls: 0,
    solved: 0,
    verified: [] as { uid: string; address: string }[],
    spentNetworks: new Set<string>(),
  };
  const solvedAt: number[] = [];
  const served = new Set<string>();

  const solve = async (minute: number): Promise<void> => {
    let remainingTries = TRIES_A_MINUTE;
    while (script.solved < ACCOUNTS) {
      const { min, max } = captchaTries(solvedAt.filter((at) => at > minute - 60).length);
      remainingTries -= day.captcha === 'growing' ? (min + max) / 2 : FLAT_TRIES;
      if (remainingTries < 0) return;
      const index = script.solved;
      script.solved += 1;
      solvedAt.push(minute);
      if (day.captcha === 'verdict' && random() < 0.95) continue;
      const network = day.networks === 'one for each account' ? index : index % day.networks;
      const account = { uid: `script-${day.number ?? 0}-${index}`, address: `10.${network >> 8}.${network & 255}.1` };
      await verify(account.uid);
      script.verified.push(account);
    }
  };

  const grab = async (): Promise<void> => {
    while (script.verified.length > 0) {
      const account = script.verified.find(({ address }) => !script.spentNetworks.has(address));
      if (account === undefined) return;
      const answer = await call(account.uid, account.address);
      if (answer === 'opened') script.calls += 1;
      else if (answer === 'visitor_limit') script.verified.splice(script.verified.indexOf(account), 1);
      else if (answer === 'network_budget') script.spentNetworks.add(account.address);
      else return; // A spent day, hour or rate: try again in a minute.
    }
  };

  for (let minute = 0; minute < 24 * 60; minute += 1) {
    clock.minute = minute;
    for (const { callId, minutes } of running.filter(({ until }) => until === minute))
      await parts.report(callId, minutes);
    await solve(minute);
    if (day.style !== 'quarter' || minute % 60 === 0) await grab();
    for (const { uid, address, triesAt } of visitors) {
      if (served.has(uid) || !triesAt.includes(minute)) continue;
      if (minute === triesAt[0]) await verify(uid);
      if ((await call(uid, address, HONEST_MINUTES)) === 'opened') served.add(uid);
    }
    parts.advance(MINUTE_MS);
  }
  return { honest: served.size, script: script.calls };
}
