/** Uses the code and texts of the site's calls. */
import { enableCompileCache } from 'node:module';

// Runs first, so that later starts reuse the stripped types.
enableCompileCache();
await import('./converse.ts');
