import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.browser.test.tsx'],
  },
});
