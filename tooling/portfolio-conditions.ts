/** Matches Node's options: `--conditions=zoe`, `-C zoe`. */
const CONDITION = /(?:^|\s)(?:--conditions[=\s]|-C\s+)([\w-]+)/gu;

/** Conditions of this process: bundlers must use the same. */
export const nodeConditions: readonly string[] = [
  ...[...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].join(' ').matchAll(CONDITION),
].flatMap(([, condition]) => condition ?? []);

/** Conditions that select a test's portfolio. Default: the sample. */
export const testConditions: readonly string[] = nodeConditions.length > 0 ? nodeConditions : ['sample'];
