import type { Backend } from './backend.ts';

/** As long as a backend's default. */
const MAX_CALL_SECONDS = 600;

/**
 * Of a site without a server: the guide answers every call, and nothing is checked, counted or kept. Only
 * `pnpm build-static` puts it into a page; a page with a backend never falls back to it.
 */
export const knowingBackend: Backend = {
  check: null,
  records: null,
  warmUp: async () => undefined,
  fetchService: async () => ({ voice: 'guide', maxCallSeconds: MAX_CALL_SECONDS }),
  fetchStats: async () => null,
  createCall: async () => ({
    id: crypto.randomUUID(),
    webCallUrl: '',
    transport: { provider: 'guide', maxDurationSeconds: MAX_CALL_SECONDS },
  }),
  judgeTurn: async () => 'not_found',
};
