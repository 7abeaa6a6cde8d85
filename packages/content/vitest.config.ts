import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'content', isolate: false, environment: 'node', include: ['src/**/*.test.ts'] },
});
