import type { createSettler } from '../../store/settle-calls.ts';
import type { SpentBudget } from '../../store/spend-budgets.ts';
import type { Reservation } from '../../store/visitor-calls.ts';
import type { Backend } from '../../create-backend.ts';

/** Provider failures give budgets back, so that "spent" is looked at again after this long. */
const REMEMBERED_MS = 60_000;
/** One flood of networks must not eat the memory. */
const MAX_REMEMBERED = 10_000;

/** Who asks for a call: the visitor, the network (undefined where its address is not proved), the call's key, the request. */
export interface Applicant {
  readonly uid: string;
  readonly networkId: string | undefined;
  readonly key: string;
  readonly run: string;
}

interface AdmissionParts extends Pick<Backend, 'store' | 'clock'> {
  readonly settle: ReturnType<typeof createSettler>['settle'];
}

/**
 * Lets a call in or says why not. The visitor decides first, by their own document; what everybody shares is read only
 * for a visitor who may call, and not at all while this instance remembers that it is spent.
 */
export function createAdmission({
  store,
  clock,
  settle,
}: AdmissionParts): (applicant: Applicant) => Promise<Reservation> {
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
      // Before saying no: did one of the counted calls never connect?
      const { unresolved } = await store.readVisitor(applicant.uid);
      const callIds = unresolved.map(({ callId }) => callId);
      if (await settle(applicant.uid, callIds)) answer = await decide(applicant);
    }
    remember(applicant, answer);
    return answer;
  };
}
