import { isThorough } from '@asad/tooling/effort';
import { PATIENCE } from '@asad/tooling/patience';
import { defineConfig } from 'vitest/config';
import { isMutant, mutantPlugin } from './mutants/mutant-plugin.ts';

export default defineConfig({
  plugins: [mutantPlugin()],
  test: {
    ...PATIENCE,
    name: 'call-core',
    isolate: false,
    fsModuleCache: !isMutant,
    include: ['{src,api,example,bench,mutants}/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.ts', ...(isThorough ? [] : ['bench/linear-time.test.ts'])],
  },
});
