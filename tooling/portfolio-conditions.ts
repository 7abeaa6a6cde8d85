/** Conditions of an import, as Node takes them: `--conditions=zoe`, `-C zoe`. */
const CONDITION = /(?:^|\s)(?:--conditions[=\s]|-C\s+)([\w-]+)/gu;

/** Those under which this process runs, e.g. by `NODE_OPTIONS=--conditions=zoe`: bundlers must heed the same. */
export const nodeConditions: readonly string[] = [
  ...[...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].join(' ').matchAll(CONDITION),
].flatMap(([, condition]) => condition ?? []);

/** Export conditions that select the portfolio of a test. Default: the frozen sample. */
export const testConditions: readonly string[] = nodeConditions.length > 0 ? nodeConditions : ['sample'];
