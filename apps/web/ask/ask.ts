/** ASAD in a terminal: reads lines and prints replies, with the code and texts of the site's calls. */
import { enableCompileCache } from 'node:module';

// Must run before other imports: later starts reuse the stripped types.
enableCompileCache();
await import('./converse.ts');
