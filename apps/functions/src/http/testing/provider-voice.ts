import { BackendError } from '../../backend-error.ts';
import type { CallReport, ProviderWebhook, VoiceBackend } from '../../ports.ts';

/** A voice with calls at a provider. `asked` notes what the backend asked of it, such as `end call-1`. */
export function createProviderVoice(webhook?: ProviderWebhook) {
  const asked: string[] = [];
  const reports = new Map<string, CallReport>();
  const state = { isRefusing: false };
  let created = 0;
  const note = async (what: string): Promise<void> => {
    asked.push(what);
    if (state.isRefusing) throw new BackendError('provider_failed', 'The provider answered with status 401.');
  };
  const voice: VoiceBackend = {
    kind: 'vapi',
    provider: 'daily',
    webhook,
    createWebCall: async () => {
      await note('create');
      created += 1;
      return { webCall: { id: `call-${created}`, webCallUrl: '', assistantId: 'a' }, handle: `handle-${created}` };
    },
    endCall: ({ callId }) =>
      note(`end ${callId}`).then(
        () => true,
        () => false,
      ),
    findReport: async (callId) => {
      await note(`find ${callId}`);
      return reports.get(callId);
    },
    deleteCall: (callId) => note(`delete ${callId}`),
  };
  const countOf = (what: string) => asked.filter((each) => each.startsWith(what)).length;
  return { voice, asked, countOf, reports, state };
}
