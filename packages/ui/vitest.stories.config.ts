import { fileURLToPath } from 'node:url';
import { browserProject } from '@asad/tooling/browser-project';
import { PATIENCE } from '@asad/tooling/patience';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** A story passes its play function and axe. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  // A dependency discovered late would reload the page during a test.
  optimizeDeps: {
    include: [
      '@radix-ui/react-dialog',
      'cmdk',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
    ],
  },
  // One page: Storybook starts once instead of thirty times.
  test: { ...PATIENCE, name: 'stories', isolate: false, browser: browserProject() },
});
