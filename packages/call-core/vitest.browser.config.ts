import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserProject } from '@asad/tooling/browser-project';
import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';

/** The room's client logs these in every call. */
const CHATTER = /MediaStreamTrack found in props or cache\. audioSource|sendAppMessage\(\) only supported after join/;

/** `REACT=18.3` runs the tests with that version. */
const REACTS: Readonly<Record<string, readonly [react: string, dom: string]>> = {
  '18.3': ['react-18-3/package.json', 'react-dom-18-3/package.json'],
  '19.2': ['react-19-2/package.json', 'react-dom-19-2/package.json'],
};
const { REACT = '' } = process.env;
const other = REACTS[REACT];
if (REACT && !other)
  throw new Error(`REACT is ${REACT}, which is not installed here. Known: ${Object.keys(REACTS).join(', ')}.`);
const [react = '', dom = ''] = (other ?? []).map((path) => dirname(fileURLToPath(import.meta.resolve(path))));

export default defineConfig({
  ...(other && { resolve: { alias: { react, 'react-dom': dom } }, cacheDir: `node_modules/.vite-react-${REACT}` }),
  // Discovered late, these would reload the page during a test.
  optimizeDeps: {
    include: [
      '@vapi-ai/web',
      'axe-core',
      'idb',
      'react',
      'react-dom/client',
      'react-dom/server',
      'zustand/vanilla',
      'zustand/vanilla/shallow',
    ],
  },
  test: {
    fsModuleCache: true,
    ...PATIENCE,
    name: 'call-core-browser',
    env: { REACT },
    include: ['src/**/*.browser.test.ts'],
    browser: browserProject({ microphone: true }),
    onConsoleLog: (log) => (CHATTER.test(log) ? false : undefined),
    // The SDK messages a left room; that rejection cannot be caught.
    onUnhandledError: ({ message }) =>
      message.includes('sendAppMessage() only supported after join') ? false : undefined,
  },
});
