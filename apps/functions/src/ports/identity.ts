/** The anonymous accounts of visitors. */
export interface Accounts {
  /** Deletes anonymous accounts that nobody has used since that moment (ms since 1970). */
  deleteIdle(beforeMs: number): Promise<void>;
}

/** Who sent a bearer token. Throws a BackendError `tokens_unavailable` when that cannot be found out now. */
export interface TokenVerifier {
  verify(token: string): Promise<{ readonly kind: 'visitor'; readonly uid: string } | { readonly kind: 'refused' }>;
}
