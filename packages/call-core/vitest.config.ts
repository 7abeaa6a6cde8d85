import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'call-core', include: ['src/**/*.test.ts'], exclude: ['src/**/*.browser.test.ts'] },
});
