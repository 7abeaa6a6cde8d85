import { browserProject } from '@asad/tooling/browser-project';
import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Found late, they would reload the page during a test.
  optimizeDeps: { include: ['idb', 'stemmer', 'zustand/vanilla'] },
  test: {
    ...PATIENCE,
    name: 'guide-browser',
    include: ['src/**/*.browser.test.ts'],
    browser: browserProject({ microphone: true }),
  },
});
