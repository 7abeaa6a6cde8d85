import { browserProject } from '@asad/tooling/browser-project';
import { PATIENCE } from '@asad/tooling/patience';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: { ...PATIENCE, name: 'ui-browser', include: ['src/**/*.browser.test.tsx'], browser: browserProject() },
});
