import { browserProject } from '@asad/tooling/browser-project';
import { PATIENCE } from '@asad/tooling/patience';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readProps } from './.storybook/read-props.ts';

/** What needs real pixels. */
export default defineConfig({
  plugins: [react(), readProps()],
  test: { ...PATIENCE, name: 'ui-browser', include: ['src/**/*.browser.test.tsx'], browser: browserProject() },
});
