import { browserProject } from '@asad/tooling/browser-project';
import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';
import { isMutant, mutantPlugin } from './mutants/mutant-plugin.ts';

/** What the room's client says of every call; everything else that reaches the console is shown. */
const CHATTER = /MediaStreamTrack found in props or cache\. audioSource|sendAppMessage\(\) only supported after join/;

export default defineConfig({
  plugins: [mutantPlugin()],
  // Found late, they would make the page reload in the middle of a test.
  optimizeDeps: {
    include: ['@vapi-ai/web', 'idb', 'react', 'react-dom/client', 'react-dom/server', 'zustand/vanilla'],
  },
  test: {
    fsModuleCache: !isMutant,
    ...PATIENCE,
    name: 'call-core-browser',
    include: ['src/**/*.browser.test.ts'],
    browser: browserProject(),
    onConsoleLog: (log) => (CHATTER.test(log) ? false : undefined),
    // The SDK answers an audio track with a message even when the room was left meanwhile; nobody can catch that.
    onUnhandledError: ({ message }) =>
      message.includes('sendAppMessage() only supported after join') ? false : undefined,
  },
});
