export const PROJECT = 'asad-rehearsal';
export const NUMBER = '123456789';

export type Json = Readonly<Record<string, unknown>>;

/** What the stand-in project holds after a deployment. */
export interface StandInProject {
  /** Functions by name, as they were sent; `source` is the uploaded archive. */
  readonly functions: Map<string, Json & { readonly source: Buffer }>;
  /** Functions that the last deployment created or changed. */
  readonly changed: string[];
  /** Who may call a service: `allUsers`, or nobody. */
  readonly invokers: Map<string, unknown>;
  /** Live files by path, uncompressed, and what Hosting does with them. */
  live: { readonly files: ReadonlyMap<string, Buffer>; readonly config: Json } | undefined;
  readonly rulesets: Json[];
  readonly fieldOverrides: Map<string, Json>;
  repository: Json | undefined;
  /** What the scheduler was told to call, and how often. */
  readonly jobs: Json[];
  /** What was set of the database's own recovery and backups. */
  readonly protection: Json[];
}

export const emptyProject = (): StandInProject => ({
  functions: new Map(),
  changed: [],
  invokers: new Map(),
  live: undefined,
  rulesets: [],
  fieldOverrides: new Map(),
  repository: undefined,
  jobs: [],
  protection: [],
});
