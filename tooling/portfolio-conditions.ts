/** As Node takes them: `--conditions=zoe`, `-C zoe`. */
const CONDITION = /(?:^|\s)(?:--conditions[=\s]|-C\s+)([\w-]+)/gu;

/** Of this process: bundlers must use the same. */
export const nodeConditions: readonly string[] = [
  ...[...process.execArgv, process.env['NODE_OPTIONS'] ?? ''].join(' ').matchAll(CONDITION),
].flatMap(([, condition]) => condition ?? []);

/** Select a test's portfolio. Default: the frozen sample. */
export const testConditions: readonly string[] = nodeConditions.length > 0 ? nodeConditions : ['sample'];
