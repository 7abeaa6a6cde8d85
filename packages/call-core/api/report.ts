import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readDeclarations } from './read-declarations.ts';

/**
 * What each door offers, written down: a change of it shows in a review. `node api/report.ts` compares the reports with
 * the built package, `node api/report.ts --write` writes them anew.
 */
const DOORS = ['index', 'browser', 'delivery', 'vapi', 'react', 'element', 'contract', 'testing'] as const;
const root = fileURLToPath(new URL('..', import.meta.url));

function report(door: (typeof DOORS)[number]): string {
  const isMain = door === 'index';
  const declarations = readDeclarations(`${root}dist/${isMain ? '' : `${door}/`}index.d.ts`);
  const written = declarations
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ isDocumented, text }) => `${isDocumented ? '' : '// (undocumented)\n'}${text}`);
  return `# @asad/call-core${isMain ? '' : `/${door}`}\n\n${declarations.length} exports.\n\n\`\`\`ts\n${written.join('\n\n')}\n\`\`\`\n`;
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const isWriting = process.argv.includes('--write');
const changed = DOORS.filter((door) => {
  const path = `${root}api/${door}.md`;
  const now = report(door);
  if (now === readOrNothing(path)) return false;
  if (isWriting) writeFileSync(path, now);
  return true;
});

for (const door of changed) process.stdout.write(`${isWriting ? 'written' : 'CHANGED'} api/${door}.md\n`);
if (changed.length === 0) process.stdout.write('The API is as its reports say.\n');
else if (!isWriting)
  process.stdout.write('Meant so? `pnpm node packages/call-core/api/report.ts --write`, and commit it.\n');
process.exit(changed.length > 0 && !isWriting ? 1 : 0);
