/** Who sent a bearer token. Throws a BackendError `tokens_unavailable` when that cannot be found out now. */
export interface TokenVerifier {
  verify(token: string): Promise<{ readonly kind: 'visitor'; readonly uid: string } | { readonly kind: 'refused' }>;
}
