import { clientActionSchema } from '@asad/call-core/contract';
import { knowledge } from '../domain/site-knowledge.ts';
import { KINDS, portfolio, type Portfolio } from '@asad/content';
import { deriveBrief } from '@asad/guide/derive';
import { createMind, readModel, type Chat, type Mind } from '@asad/guide/mind';
import { english } from '@asad/guide/english';
import { assistantTools } from './assistant/build-assistant.ts';

export const createSiteMind = (chat: Chat): Mind =>
  createMind({
    chat,
    brief: deriveBrief(portfolio, undefined, KINDS),
    knowledge,
    language: readModel(english),
    tools: assistantTools,
    isAllowed: ({ name, arguments: value }) => {
      // Reject arguments that could not be parsed, even for a tool without parameters.
      if (!(value instanceof Object) || Array.isArray(value)) return false;
      const entry = 'entry' in value ? value.entry : value;
      const action = clientActionSchema.safeParse({ type: name, entry });
      return action.success && (action.data.type !== 'showEntry' || isShown(action.data.entry, portfolio));
    },
  });

function isShown({ kind, id }: { kind: string; id: string }, { projects, experiences, stack, principles }: Portfolio) {
  const all = { project: projects, experience: experiences, stack, principle: principles };
  if (kind === 'contact') return true;
  return Object.hasOwn(all, kind) && all[kind as keyof typeof all].some((entry) => entry.id === id);
}
