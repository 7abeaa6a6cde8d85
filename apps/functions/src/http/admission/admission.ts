import type { Reservation } from '../../store/visitor-calls.ts';
import type { Instance } from '../instance.ts';

/** `networkId` is undefined where the address is not proved. */
export interface Applicant {
  readonly uid: string;
  readonly networkId: string | undefined;
  readonly key: string;
  readonly run: string;
}

/** Reserves a call. A counted call may never have connected, so the provider is asked before the limit refuses. */
export async function admit(
  { store, settle }: Pick<Instance, 'store' | 'settle'>,
  applicant: Applicant,
): Promise<Reservation> {
  const { uid } = applicant;
  const answer = await store.reserveCall(uid, applicant);
  if (answer.kind !== 'visitor_limit') return answer;
  const { unresolved } = await store.readVisitor(uid);
  const callIds = unresolved.map(({ callId }) => callId);
  return (await settle(uid, callIds)) ? store.reserveCall(uid, applicant) : answer;
}
