/** Trains the model that finds what sentences of a résumé answer. Imports read it, so it is trained first. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { encodeModel } from './encode-model.ts';
import { fit } from './fit.ts';
import { readStatements } from './read-data.ts';
import { listLabels, toStatementRows } from './statement-rows.ts';

const MODEL = new URL(import.meta.resolve('@asad/owner/statements.json'));

const statements = readStatements();
const labels = listLabels(statements);
const rows = statements.flatMap((statement) => toStatementRows(statement, labels));
const model = encodeModel(fit(rows, labels.length), labels, [], {
  madeBy: 'pnpm train',
  rows: statements.length,
  data: createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 16),
});
writeFileSync(MODEL, `${JSON.stringify(model, null, 2)}\n`);
process.stdout.write(`${statements.length} sentences, ${labels.length} labels, ${model.about['weights']} weights.\n`);
