import { defineConfig } from 'vitest/config';
import { PATIENCE } from './vitest/patience.ts';

export default defineConfig({
  test: {
    ...PATIENCE,
    name: 'tooling',
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'e2e/**', 'training/**'],
  },
});
