/** What is kept of a call (specification, section 3). */
export interface CallRecord {
  /** The provider's id of the call, or `call-` and a timestamp where it gave none. */
  readonly callId: string;
  /** Lines of the form `User: …` or `Assistant: …`, or 'No transcript available'. */
  readonly transcript: string;
  /** ISO time; 60 seconds before the end where it is unknown. */
  readonly startedAt: string;
  /** ISO time. */
  readonly endedAt: string;
  /** Every raw message in order, but those that a later one superseded. */
  readonly messages: Readonly<Record<string, unknown>>[];
  readonly assistantId: string;
}
