import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...PATIENCE,
    name: 'call-core',
    isolate: false,
    fsModuleCache: true,
    include: ['{src,api,example}/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.ts'],
  },
});
