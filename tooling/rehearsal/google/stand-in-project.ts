export const PROJECT = 'asad-rehearsal';
export const NUMBER = '123456789';

export type Json = Readonly<Record<string, unknown>>;

export interface StandInProject {
  /** Functions by name; `source` is the uploaded archive. */
  readonly functions: Map<string, Json & { readonly source: Buffer }>;
  readonly changed: string[];
  readonly invokers: Map<string, unknown>;
  /** Files by path, uncompressed. */
  live: { readonly files: ReadonlyMap<string, Buffer>; readonly config: Json } | undefined;
  readonly rulesets: Json[];
  readonly fieldOverrides: Map<string, Json>;
  repository: Json | undefined;
  readonly jobs: Json[];
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
