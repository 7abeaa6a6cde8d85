import type { VoiceCall, VoiceProvider } from '@asad/call-core';
import type { WebCall } from '@asad/call-core/contract';
import { VAPI_TEXT_LIMIT } from '@asad/call-core/vapi';
import type { Backend } from '../backend/backend.ts';
import { siteError } from '../errors/site-error.ts';

export interface SiteProviderOptions extends Pick<Backend, 'createCall'> {
  /** Returns undefined if this page does not support `transport.provider`. */
  readonly findJoin: (transport: string | undefined) => Promise<((webCall: WebCall) => VoiceCall) | undefined>;
}

const STAGE = { type: 'stage', stage: 'web-call-creation', limitMs: 15_000 } as const;

/** The backend creates the call and names the voice that joins it. */
export function createSiteProvider({ createCall, findJoin }: SiteProviderOptions): VoiceProvider {
  return {
    // The smallest limit: the voice is not known yet.
    textLimit: VAPI_TEXT_LIMIT,
    async create({ emit, signal, target }) {
      emit({ ...STAGE, status: 'started' });
      const webCall = await createCall(target, signal);
      emit({ ...STAGE, status: 'completed' });
      const join = await findJoin(webCall.transport?.provider);
      if (!join) throw siteError('creation_failed', 'The backend named a voice that this page does not know.');
      return join(webCall);
    },
  };
}
