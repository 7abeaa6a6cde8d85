import { fileURLToPath } from 'node:url';
import { browserProject } from '@asad/tooling/browser-project';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** Every story is a test: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: { name: 'stories', browser: browserProject() },
});
