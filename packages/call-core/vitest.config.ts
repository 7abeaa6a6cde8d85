import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';
import { isMutant, mutantPlugin } from './mutants/mutant-plugin.ts';

export default defineConfig({
  plugins: [mutantPlugin()],
  test: {
    ...PATIENCE,
    name: 'call-core',
    fsModuleCache: !isMutant,
    include: ['{src,api,example,bench}/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.ts'],
  },
});
