import type { ClientAction, EntryRef } from '../contract/client-action.ts';
import type { ProviderMessage } from '../provider-message.ts';

const ENTRY_KINDS: ReadonlySet<string> = new Set([
  'project',
  'experience',
  'stack',
  'principle',
  'contact',
] satisfies EntryRef['kind'][]);

type Shape = Readonly<Record<string, unknown>>;
const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Arguments of a tool call arrive as an object, or as JSON in a string. */
function toArguments(value: unknown): Shape {
  if (isShape(value)) return value;
  if (typeof value !== 'string') return {};
  try {
    const parsed: unknown = JSON.parse(value);
    return isShape(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function toAction(name: unknown, parameters: Shape): ClientAction | undefined {
  if (name === 'openContact' || name === 'book' || name === 'endCall') return { type: name };
  if (name !== 'showEntry') return undefined;
  const entry = isShape(parameters['entry']) ? parameters['entry'] : parameters;
  const { kind, id } = entry;
  if (typeof kind !== 'string' || !ENTRY_KINDS.has(kind) || typeof id !== 'string' || !id || id.length > 80)
    return undefined;
  return { type: 'showEntry', entry: { kind: kind as EntryRef['kind'], id } };
}

/** The actions that a `tool-calls` message asks for, those on the allow-list only. Everything else is nothing. */
export function findClientActions(message: ProviderMessage): readonly ClientAction[] {
  if (message.type !== 'tool-calls') return [];
  const calls: unknown = message['toolCallList'] ?? message['toolCalls'];
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((call: unknown) => {
    const called = isShape(call) && isShape(call['function']) ? call['function'] : undefined;
    const action = called && toAction(called['name'], toArguments(called['arguments']));
    return action ? [action] : [];
  });
}
