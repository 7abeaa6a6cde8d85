import { defineConfig } from 'vite';
import { bundleConfig } from './bundle-config.ts';

/** Two entries: the Firebase functions and the local cloud. */
export default defineConfig(bundleConfig({ index: 'src/index.ts', 'local/main': 'local/main.ts' }));
