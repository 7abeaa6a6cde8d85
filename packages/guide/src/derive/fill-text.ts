import type { Person } from './person.ts';

/** Fills `{name}` with a value and `{works|work}` with the verb in the person's number, in a text or a tree of texts. */
export function fillText<Tree>(tree: Tree, person: Person, values: Readonly<Record<string, string>> = {}): Tree {
  const all: Readonly<Record<string, string>> = {
    ...values,
    first: person.first,
    firsts: person.firsts,
    guide: person.guide,
    them: person.them,
  };
  const fill = (text: string): string =>
    text.replaceAll(/\{([^|}]+)(?:\|([^}]+))?\}/gu, (_, name: string, plural?: string) =>
      plural === undefined ? (all[name] ?? '') : person.is(name, plural),
    );
  return JSON.parse(JSON.stringify(tree), (_, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  ) as Tree;
}
