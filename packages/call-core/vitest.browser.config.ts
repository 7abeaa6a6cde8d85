import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserProject } from '@asad/tooling/browser-project';
import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';

/** Messages that the room's client logs in every call; all other console output is shown. */
const CHATTER = /MediaStreamTrack found in props or cache\. audioSource|sendAppMessage\(\) only supported after join/;

/** Older React versions in the peer range: `REACT=18.3` runs the tests with that one. */
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
  // Vite would discover these late and reload the page during a test.
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
    // The SDK answers an audio track with a message even after the room was left; that rejection cannot be
    // caught.
    onUnhandledError: ({ message }) =>
      message.includes('sendAppMessage() only supported after join') ? false : undefined,
  },
});
