import type { CallTool } from '@asad/call-core';
import type { ClientAction, EntryRef } from '@asad/call-core/contract';
import { findMention } from './find-mention.ts';

const ENTRY_KINDS: ReadonlySet<unknown> = new Set<EntryRef['kind']>([
  'project',
  'experience',
  'stack',
  'principle',
  'contact',
]);

const isShape = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Accepts `{kind, id}`, or the same inside `entry`. */
function parseEntry(value: unknown): ClientAction {
  const entry = isShape(value) && isShape(value['entry']) ? value['entry'] : value;
  const { kind, id } = isShape(entry) ? entry : {};
  if (!ENTRY_KINDS.has(kind) || typeof id !== 'string' || !id || id.length > 80)
    throw new Error('showEntry needs the kind and the id of an entry of this site.');
  return { type: 'showEntry', entry: { kind: kind as EntryRef['kind'], id } };
}

const tool = (parse: (value: unknown) => ClientAction) => ({
  schema: { parse },
  run: (action: ClientAction): string =>
    findMention(action) ? 'It is shown beside the talk.' : 'This site has no such entry.',
});

/** Page actions of any voice. */
export const siteTools = {
  showEntry: tool(parseEntry),
  openContact: tool(() => ({ type: 'openContact' })),
  book: tool(() => ({ type: 'book' })),
} satisfies Readonly<Record<string, CallTool<ClientAction>>>;
