import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'web', environment: 'node', include: ['{src,voice,build}/**/*.test.{ts,tsx}'] },
});
