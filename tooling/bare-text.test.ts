import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly children?: readonly Node[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isText = ({ type, value }: Node): boolean => type === 'JSXText' && String(value).trim() !== '';

/**
 * Offsets of conditional text without an element around it. On a translated page React cannot remove such a text and
 * drops the whole page (react/react#32557).
 */
function findBareText(node: Node, isConditional = false): readonly number[] {
  const found: number[] = [];
  const visit = (child: unknown, conditional: boolean): void => {
    if (Array.isArray(child)) for (const part of child) visit(part, conditional);
    else if (isNode(child)) found.push(...findBareText(child, conditional));
  };
  if (node.type === 'JSXFragment' && isConditional)
    found.push(...(node.children ?? []).filter(isText).map(({ start }) => start));
  const isCondition = node.type === 'ConditionalExpression' || node.type === 'LogicalExpression';
  // An element's text goes with the element.
  const conditional = node.type === 'JSXElement' ? false : isConditional || isCondition;
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value, conditional);
  return found;
}

const parse = (code: string): Node => parseSync('file.tsx', code).program;

test('finds text in a conditional fragment, and none inside an element', () => {
  expect(findBareText(parse('const a = <p>{b && <>mute <kbd /></>}</p>;'))).toHaveLength(1);
  expect(findBareText(parse('const a = <p>{b ? <><b /> or</> : null}</p>;'))).toHaveLength(1);
  expect(findBareText(parse('const a = <p>{b && <span>mute <kbd /></span>}</p>;'))).toEqual([]);
  expect(findBareText(parse('const a = <>always <b /></>;'))).toEqual([]);
});

test('no component has bare text in a conditional fragment', () => {
  const root = resolve(import.meta.dirname, '..');
  const files = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const faults = files.flatMap((file) => {
    const code = readFileSync(resolve(root, file), 'utf8');
    return findBareText(parse(code)).map((at) => `${file}:${code.slice(0, at).split('\n').length}`);
  });
  expect(faults).toEqual([]);
});
