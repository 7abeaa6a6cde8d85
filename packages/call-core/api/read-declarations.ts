import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An exported name as a consumer sees it. */
export interface Declaration {
  readonly name: string;
  readonly isDocumented: boolean;
  /** As the compiler emitted it, without comments. */
  readonly text: string;
}

const RE_EXPORT = /^export (?:type )?\{([^}]*)\} from '([^']+)';/gm;

/** Every name that the declarations file at `path` exports, followed through its re-exports. */
export function readDeclarations(path: string): readonly Declaration[] {
  const text = readFileSync(path, 'utf8');
  const passedOn = [...text.matchAll(RE_EXPORT)].flatMap(([, names = '', from = '']) => {
    const there = readDeclarations(join(dirname(path), from.replace(/\.ts$/, '.d.ts')));
    return names.split(',').flatMap((entry) => {
      const name = entry.trim().replace(/^type /, '');
      if (!name) return [];
      const found = there.find((one) => one.name === name);
      if (!found) throw new Error(`${path} exports ${name}, which ${from} does not declare.`);
      return [found];
    });
  });
  return [...passedOn, ...readOwn(text)];
}

/** What the file declares itself: each statement from its `export` to where its brackets are closed again. */
function readOwn(text: string): readonly Declaration[] {
  const lines = text.split('\n');
  const found: Declaration[] = [];
  for (const [index, line] of lines.entries()) {
    const [, kind = '', name] = /^export (?:declare )?(const|function|class|interface|type) (\w+)/.exec(line) ?? [];
    if (!name) continue;
    // A class or an interface ends with its bracket; in a union, a bracket may only end a member.
    const end = kind === 'class' || kind === 'interface' ? '}' : ';';
    const statement: string[] = [];
    let depth = 0;
    for (const next of lines.slice(index)) {
      statement.push(next);
      for (const char of next) depth += '{[('.includes(char) ? 1 : '}])'.includes(char) ? -1 : 0;
      if (depth === 0 && next.endsWith(end)) break;
    }
    found.push({
      name,
      isDocumented: lines[index - 1]?.trimEnd().endsWith('*/') ?? false,
      text: withoutComments(statement),
    });
  }
  return found;
}

function withoutComments(statement: readonly string[]): string {
  return statement
    .join('\n')
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
    .replace(/^export (declare )?/, '');
}
