import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tooling',
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'e2e/**', 'training/**'],
  },
});
