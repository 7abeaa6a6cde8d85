import { startWantedVoice } from './wanted-voice.ts';

/** Playwright calls what this resolves to after the last test. */
export default (): Promise<() => Promise<void>> => startWantedVoice('apps/web/dist');
