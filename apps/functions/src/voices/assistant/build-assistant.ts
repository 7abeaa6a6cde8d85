import { entryRefSchema } from '@asad/call-core/contract';
import { aiGreeting, guideLines } from '../../domain/site-knowledge.ts';
import { owner, portfolio } from '@asad/content';
import { deriveBrief } from '@asad/guide/derive';

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

export interface AssistantOptions {
  /** Longest call in seconds; the backend sets it again on every call. */
  readonly maxCallSeconds: number;
  /** Where the provider reports to; undefined: nowhere, and the backend asks instead. */
  readonly serverUrl: string | undefined;
}

/**
 * A report that is not taken comes again after 1, 2, 4, 8, 16 and 32 seconds: a deployment, a cold start or a database
 * that is busy lose none. The backend asks for what is later than that.
 */
const BACKOFF_PLAN = { type: 'exponential', maxRetries: 6, baseDelaySeconds: 1 };

/**
 * The provider's assistant, whole: prompt, first message, voice, hearing, tools, limits. Built from the same content as
 * the page and the guide; equal content gives an equal assistant, so that a difference is always somebody's edit.
 */
export function buildAssistant({ maxCallSeconds, serverUrl }: AssistantOptions) {
  return {
    name: 'ASAD',
    firstMessage: aiGreeting.join(' '),
    firstMessageMode: 'assistant-speaks-first',
    model: {
      provider: 'openai',
      model: 'gpt-4.1-mini',
      temperature: 0.3,
      // Three spoken sentences; a runaway answer costs money and patience.
      maxTokens: 220,
      messages: [{ role: 'system', content: deriveBrief(portfolio) }],
      // Without a server of their own: the call goes to the page, which knows what it may do.
      tools: assistantTools.map((offered) => ({ type: 'function', async: true, function: offered })),
    },
    voice: { provider: 'vapi', voiceId: 'Elliot' },
    transcriber: { provider: 'deepgram', model: 'nova-3', language: 'en' },
    endCallMessage: guideLines.goodbye.join(' '),
    maxDurationSeconds: maxCallSeconds,
    silenceTimeoutSeconds: 30,
    customerJoinTimeoutSeconds: 60,
    backgroundSound: 'off',
    // What the page listens to, and what the backend is told; nothing else leaves the provider.
    clientMessages: [
      'conversation-update',
      'hang',
      'speech-update',
      'status-update',
      'tool-calls',
      'transcript',
      'user-interrupted',
    ],
    serverMessages: ['end-of-call-report', 'status-update'],
    ...(serverUrl === undefined ? {} : { server: { url: serverUrl, timeoutSeconds: 20, backoffPlan: BACKOFF_PLAN } }),
    // The page promises a transcript and nothing more: no recording.
    artifactPlan: {
      recordingEnabled: false,
      videoRecordingEnabled: false,
      transcriptPlan: { enabled: true, assistantName: 'Assistant', userName: 'User' },
    },
    // Nobody listens in; control (to end a superseded call) needs our key.
    monitorPlan: { listenEnabled: false, controlEnabled: true, controlAuthenticationEnabled: true },
  };
}

export type Assistant = ReturnType<typeof buildAssistant>;
