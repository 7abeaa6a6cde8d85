import type { createSettler } from '../../store/settle-calls.ts';
import type { SpentBudget } from '../../store/spend-budgets.ts';
import type { Reservation } from '../../store/visitor-calls.ts';
import type { Backend } from '../../create-backend.ts';

/** Provider failures refund calls. */
const REMEMBERED_MS = 60_000;
/** Bounds memory during a flood of networks. */
const MAX_REMEMBERED = 10_000;

/** `networkId` is undefined where the address is not proved. */
export interface Applicant {
  readonly uid: string;
  readonly networkId: string | undefined;
  readonly key: string;
  readonly run: string;
}

interface AdmissionOptions extends Pick<Backend, 'store' | 'clock'> {
  readonly settle: ReturnType<typeof createSettler>['settle'];
}

/** Reads shared budgets only for a visitor who may call, and not while this instance remembers that they are spent. */
export function createAdmission({
  store,
  clock,
  settle,
}: AdmissionOptions): (applicant: Applicant) => Promise<Reservation> {
  const remembered = new Map<string, { readonly answer: SpentBudget; readonly lookAgainAtMs: number }>();

  const recall = (networkId: string | undefined): SpentBudget | undefined =>
    [networkId ?? '', 'site']
      .map((name) => remembered.get(name))
      .find((spent) => spent !== undefined && spent.lookAgainAtMs > clock.elapsed())?.answer;

  const remember = ({ networkId }: Applicant, answer: Reservation): void => {
    if (!('untilMs' in answer)) return;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    const name = answer.kind === 'network_budget' ? (networkId ?? '') : 'site';
    remembered.set(name, {
      answer,
      lookAgainAtMs: clock.elapsed() + Math.min(answer.untilMs - clock.now(), REMEMBERED_MS),
    });
  };

  const decide = async (applicant: Applicant): Promise<Reservation> => {
    const spent = recall(applicant.networkId);
    if (spent === undefined) return store.reserveCall(applicant.uid, applicant);
    const opened = await store.findOpened(applicant.uid, applicant.key);
    if (opened !== undefined) return opened;
    const { isVerified, stats } = await store.readVisitor(applicant.uid);
    if (!isVerified) return { kind: 'not_verified' };
    return stats.canMakeCall ? spent : { kind: 'visitor_limit', stats };
  };

  return async (applicant) => {
    let answer = await decide(applicant);
    if (answer.kind === 'visitor_limit') {
      // A counted call may never have connected.
      const { unresolved } = await store.readVisitor(applicant.uid);
      const callIds = unresolved.map(({ callId }) => callId);
      if (await settle(applicant.uid, callIds)) answer = await decide(applicant);
    }
    remember(applicant, answer);
    return answer;
  };
}
