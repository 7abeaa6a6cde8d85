import { fileURLToPath } from 'node:url';
import { browserProject } from '@asad/tooling/browser-project';
import { PATIENCE } from '@asad/tooling/patience';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** Every story is a test: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  // Found late, a dependency reloads the page under a running test: all of them are named beforehand.
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
  // One page for all of them: each story clears what it has rendered, and Storybook starts once instead of thirty times.
  test: { ...PATIENCE, name: 'stories', isolate: false, browser: browserProject() },
});
