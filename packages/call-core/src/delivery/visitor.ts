/** Who is signed in. What `getToken` answers is this visitor's, whoever is signed in by then. */
export interface Visitor {
  readonly id: string;
  /** A bearer token, or null when this visitor has none any more. */
  getToken(): Promise<string | null>;
}
