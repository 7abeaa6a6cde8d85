import { entryRefSchema } from '@asad/call-core/contract';
import { aiGreeting, assistantName, guideLines } from '../../site-knowledge.ts';
import { KINDS, owner, portfolio } from '@asad/content';
import { deriveBrief } from '@asad/guide/derive';

const tool = (name: string, description: string, parameters: object = { type: 'object', properties: {} }) => ({
  name,
  description,
  parameters,
});

const TOOLS = [
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
  /** In seconds; the backend sets it again on every call. */
  readonly maxCallSeconds: number;
  /** Undefined: no webhook, and the backend fetches reports. */
  readonly serverUrl: string | undefined;
}

/** Retries after 1, 2, 4, 8, 16 and 32 seconds bridge a deployment, a cold start or a busy database. */
const BACKOFF_PLAN = { type: 'exponential', maxRetries: 6, baseDelaySeconds: 1 };

/** Equal content gives an equal assistant, so that a difference at the provider is a manual edit. */
export function buildAssistant({ maxCallSeconds, serverUrl }: AssistantOptions) {
  return {
    name: assistantName,
    firstMessage: aiGreeting.join(' '),
    firstMessageMode: 'assistant-speaks-first',
    model: {
      provider: 'openai',
      model: 'gpt-4.1-mini',
      temperature: 0.3,
      // About three spoken sentences; limits the cost of a runaway answer.
      maxTokens: 220,
      messages: [{ role: 'system', content: deriveBrief(portfolio, undefined, KINDS) }],
      // Without a server URL, tool calls go to the page.
      tools: TOOLS.map((offered) => ({ type: 'function', async: true, function: offered })),
    },
    voice: { provider: 'vapi', voiceId: 'Elliot' },
    transcriber: { provider: 'deepgram', model: 'nova-3', language: 'en' },
    endCallMessage: guideLines.goodbye.join(' '),
    maxDurationSeconds: maxCallSeconds,
    silenceTimeoutSeconds: 30,
    customerJoinTimeoutSeconds: 60,
    backgroundSound: 'off',
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
    // The page promises a transcript but no recording.
    artifactPlan: {
      recordingEnabled: false,
      videoRecordingEnabled: false,
      transcriptPlan: { enabled: true, assistantName: 'Assistant', userName: 'User' },
    },
    // No listening; control, which ends a superseded call, requires the private key.
    monitorPlan: { listenEnabled: false, controlEnabled: true, controlAuthenticationEnabled: true },
  };
}

export type Assistant = ReturnType<typeof buildAssistant>;
