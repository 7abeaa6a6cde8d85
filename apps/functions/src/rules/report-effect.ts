/**
 * What the provider's word does to a call.
 * - `end`: it is over; what was said is still to come.
 * - `refund`: nobody was ever connected, and it goes back to the visitor. A full report settles that.
 * - `confirmRefund`: the full report agrees with a mere "it ended" that gave the call back.
 * - `complete`: the full report: its transcript is the truth. Takes back what a mere "it ended" gave back too early.
 */
export type ReportEffect = 'nothing' | 'end' | 'refund' | 'confirmRefund' | 'complete';

/** Decides it once for all orders in which the provider's events can come, and for each as often as it comes. */
export function effectOfReport(
  call: {
    readonly state: 'open' | 'superseded' | 'completed' | 'refunded';
    readonly source: 'none' | 'client' | 'provider';
  },
  report: {
    readonly wasConnected: boolean;
    /** False for a mere "it ended". */
    readonly isFull: boolean;
    /** True until a full report has come. */
    readonly isAwaited: boolean;
  },
): ReportEffect {
  if (call.source === 'provider') return 'nothing';
  if (call.state === 'refunded') {
    if (!report.isFull || !report.isAwaited) return 'nothing';
    return report.wasConnected ? 'complete' : 'confirmRefund';
  }
  if (!report.wasConnected) return 'refund';
  if (report.isFull) return 'complete';
  return call.state === 'open' ? 'end' : 'nothing';
}
