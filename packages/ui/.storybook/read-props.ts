import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, type Plugin } from 'vite';

export interface PropDescription {
  readonly name: string;
  /** As its author wrote it; a union of states stands in the component's anatomy. */
  readonly type: string;
  readonly isOptional: boolean;
  readonly fallback: string | undefined;
  readonly words: string;
}

export interface ComponentDescription {
  readonly words: string;
  readonly props: readonly PropDescription[];
  /** The element that everything else goes to. */
  readonly element: string | undefined;
}

const ROOT = fileURLToPath(new URL('../src/', import.meta.url));
const MODULE = 'virtual:components';

/** The part of a syntax tree that is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nodeAt = (node: Node | undefined, ...path: readonly string[]): Node | undefined =>
  path.reduce<Node | undefined>((at, key) => {
    const next = at?.[key];
    return isNode(next) ? next : undefined;
  }, node);

/** Every component that a file exports: its words, and what it takes, as the source says it. */
function readFile(file: string): readonly (readonly [string, ComponentDescription])[] {
  const code = readFileSync(ROOT + file, 'utf8');
  const { program, comments } = parseSync(file, code);
  const text = (node: Node | undefined): string => (node ? code.slice(node.start, node.end) : '');
  /** The comment that ends right before a place. */
  const wordsBefore = (start: number): string => {
    const comment = comments.findLast(({ end }) => end <= start && code.slice(end, start).trim() === '');
    return comment?.value.startsWith('*')
      ? comment.value
          .replaceAll(/^\*|\n\s*\*(?: |$)/gm, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
      : '';
  };
  const statements = nodesIn((program as unknown as Node)['body']).map((node) => ({
    start: node.start,
    isExported: node.type === 'ExportNamedDeclaration',
    node: nodeAt(node, 'declaration') ?? node,
  }));
  const types = new Map(
    statements
      .filter(({ node }) => ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'].includes(node.type))
      .map(({ node }) => [text(nodeAt(node, 'id')), node]),
  );
  /** Properties below a type of this file, by whatever name or combination; of other files', none. */
  const propsOf = (type: Node | undefined): readonly Node[] => {
    if (!type) return [];
    if (type.type === 'TSPropertySignature') return [type];
    const named = nodeAt(type, 'typeName') ?? nodeAt(type, 'expression');
    const parts = [
      ...nodesIn(type['types']),
      ...nodesIn(type['members']),
      ...nodesIn(type['extends']),
      ...nodesIn(nodeAt(type, 'body')?.['body']),
    ];
    const own = named && types.has(text(named)) ? [types.get(text(named))] : [];
    return [nodeAt(type, 'typeAnnotation'), ...own, ...parts].flatMap(propsOf);
  };
  const constants = new Map(
    statements.flatMap(({ node }) =>
      nodesIn(node['declarations']).map((one) => [nodeAt(one, 'id')?.['name'], nodeAt(one, 'init')] as const),
    ),
  );
  /** Names of what a constant of this file holds: which words a component says, without the words. */
  const namesIn = (constant: string): string | undefined => {
    const keys = nodesIn(constants.get(constant)?.['properties']).map((property) => text(nodeAt(property, 'key')));
    return keys.length > 0 ? `{ ${keys.join(', ')} }` : undefined;
  };
  /** A type in words; the name of a union of this file as that union. */
  const typeText = (type: Node | undefined): string => {
    const alias = nodeAt(types.get(text(type)), 'typeAnnotation');
    return text(alias && alias.type !== 'TSTypeLiteral' ? alias : type)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<!StateOf<)typeof (\w+)/g, (whole, constant: string) => namesIn(constant) ?? whole);
  };
  return statements.flatMap(({ start, isExported, node }) => {
    const declared = nodesIn(node['declarations'])[0];
    const name = text(nodeAt(declared, 'id'));
    const taken = nodesIn(nodeAt(declared, 'init')?.['params'])[0];
    if (!isExported || !/^[A-Z][a-z]/.test(name)) return [];
    // Taken apart where they are taken, or first thing after.
    const after = nodesIn(nodeAt(declared, 'init', 'body')?.['body'])
      .flatMap((statement) => nodesIn(statement['declarations']))
      .find((one) => text(nodeAt(one, 'init')) === taken?.['name']);
    const fallbacks = new Map(
      nodesIn((nodeAt(after, 'id') ?? taken)?.['properties'])
        .filter((property) => nodeAt(property, 'value')?.type === 'AssignmentPattern')
        .map((property) => {
          const fallback = text(nodeAt(property, 'value', 'right'));
          const held = text(constants.get(fallback) ?? undefined).replaceAll(/\s+/g, ' ');
          return [text(nodeAt(property, 'key')), held || fallback];
        }),
    );
    const type = nodeAt(taken, 'typeAnnotation', 'typeAnnotation');
    const own = types.get(text(type));
    const props = propsOf(type).map((prop) => {
      const key = text(nodeAt(prop, 'key'));
      return {
        name: key,
        type: typeText(nodeAt(prop, 'typeAnnotation', 'typeAnnotation')),
        isOptional: prop['optional'] === true,
        fallback: fallbacks.get(key),
        words: wordsBefore(prop.start),
      };
    });
    const element = /ComponentProps<'(\w+)'>/.exec(own ? text(own) : text(type))?.[1];
    return [[name, { words: wordsBefore(start), props, element }] as const];
  });
}

const listFiles = (): readonly string[] =>
  globSync('*/*.tsx', { cwd: ROOT }).filter((file) => !/\.(stories|test)\.|\.browser\./.test(file));

/** Every component by its name, read from the sources, since the compiler has no interface to ask. */
export const readComponents = (): Readonly<Record<string, ComponentDescription>> =>
  Object.fromEntries(listFiles().flatMap(readFile));

/** `virtual:components`: what is read, for the pages. */
export const readProps = (): Plugin => ({
  name: 'components',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined;
    for (const file of listFiles()) this.addWatchFile(ROOT + file);
    return `export default ${JSON.stringify(readComponents())}`;
  },
});
