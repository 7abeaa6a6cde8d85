import { defineConfig } from 'vitest/config';
import { isMutant, mutantPlugin } from './mutants/mutant-plugin.ts';

export default defineConfig({
  plugins: [mutantPlugin()],
  test: {
    name: 'call-core',
    fsModuleCache: !isMutant,
    include: ['{src,api,example,bench}/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.ts'],
  },
});
