import { nodeConditions } from '@asad/tooling/portfolio-conditions';
import { defaultServerConditions, type UserConfig } from 'vite';

/** Bundles workspace code, since npm in a cloud build reads no `workspace:`; registry packages stay external. */
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
