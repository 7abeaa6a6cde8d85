import { defineConfig } from 'vitest/config';
import { isMutant, mutantPlugin } from './mutants/mutant-plugin.ts';

export default defineConfig({
  plugins: [mutantPlugin()],
  test: {
    name: 'call-core',
    fsModuleCache: !isMutant,
    include: ['{src,example,bench}/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.ts'],
  },
});
