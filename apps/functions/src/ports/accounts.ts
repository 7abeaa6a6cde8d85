/** The anonymous accounts of visitors. */
export interface Accounts {
  /** Deletes anonymous accounts that nobody has used since that moment (ms since 1970). */
  deleteIdle(beforeMs: number): Promise<void>;
}
