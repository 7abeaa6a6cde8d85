import { defineConfig } from 'vite';

/**
 * Two entries, bundled for Node: the Firebase functions and the local cloud. Workspace code is bundled, since npm in a
 * cloud build reads no `workspace:`; everything from the registry stays outside.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    rollupOptions: {
      input: { index: 'src/index.ts', 'local/main': 'local/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
});
