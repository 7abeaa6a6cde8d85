import { browserProject } from '@asad/tooling/browser-project';
import { defineConfig } from 'vitest/config';
import { isMutant, mutantPlugin } from './mutants/mutant-plugin.ts';

/** What the room's client says of every call; everything else that reaches the console is shown. */
const CHATTER = /MediaStreamTrack found in props or cache\. audioSource|sendAppMessage\(\) only supported after join/;

export default defineConfig({
  plugins: [mutantPlugin()],
  test: {
    fsModuleCache: !isMutant,
    name: 'call-core-browser',
    include: ['src/**/*.browser.test.ts'],
    browser: browserProject(),
    onConsoleLog: (log) => (CHATTER.test(log) ? false : undefined),
  },
});
