import { browserProject } from '@asad/tooling/browser-project';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'call-core-browser', include: ['src/**/*.browser.test.ts'], browser: browserProject() },
});
