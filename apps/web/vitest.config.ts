import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...PATIENCE,
    name: 'web',
    isolate: false,
    environment: 'node',
    include: ['{src,voice,build}/**/*.test.{ts,tsx}'],
  },
});
