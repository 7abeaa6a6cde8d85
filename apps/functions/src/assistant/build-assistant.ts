import { aiGreeting, buildBrief, guideLines, portfolio } from '@asad/content';
import { assistantTools } from './assistant-tools.ts';

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
      messages: [{ role: 'system', content: buildBrief(portfolio) }],
      // Without a server of their own: the call goes to the page, which knows what it may do.
      tools: assistantTools.map((tool) => ({ type: 'function', async: true, function: tool })),
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
