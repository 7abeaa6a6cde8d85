import { nodeConditions } from '@asad/tooling/portfolio-conditions';
import { defaultServerConditions, type UserConfig } from 'vite';

/**
 * How entries are bundled for Node. Workspace code goes in, since npm in a cloud build reads no `workspace:`;
 * everything from the registry stays outside.
 */
export function bundleConfig(input: Readonly<Record<string, string>>): UserConfig {
  return {
    ssr: { resolve: { conditions: [...nodeConditions, ...defaultServerConditions] } },
    build: {
      ssr: true,
      target: 'node24',
      outDir: 'dist',
      sourcemap: true,
      rollupOptions: {
        input: { ...input },
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  };
}
