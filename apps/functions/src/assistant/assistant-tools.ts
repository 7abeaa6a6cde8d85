import { entryRefSchema } from '@asad/call-core/contract';
import { owner } from '@asad/content';

/** Something that an assistant may do on the page; `parameters` is a JSON schema. */
export interface AssistantTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const tool = (
  name: string,
  description: string,
  parameters: AssistantTool['parameters'] = { type: 'object', properties: {} },
): AssistantTool => ({ name, description, parameters });

/** All that ASAD may do on the page, as a language model is told of it: the provider's assistant, and our own. */
export const assistantTools: readonly AssistantTool[] = [
  tool('showEntry', 'Shows the entry that you speak about beside the talk.', {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: entryRefSchema.shape.kind.options },
      id: { type: 'string', description: 'The id that stands beside the entry in the brief.' },
    },
    required: ['kind', 'id'],
  }),
  tool('openContact', `Shows how to write to ${owner.firstName}.`),
  tool(
    'book',
    owner.bookingUrl === undefined
      ? 'Shows how to arrange a meeting: by email.'
      : 'Shows the calendar for a meeting of fifteen minutes.',
  ),
  tool('endCall', 'Ends the call after a goodbye.'),
];
