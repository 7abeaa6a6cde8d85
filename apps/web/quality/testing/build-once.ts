import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import type { TestProject } from 'vitest/node';
import { serveDist } from '../serve-dist.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string;
    readonly dist: string;
  }
}

/** Builds into a separate folder unless the caller has just built. */
export default async function buildOnce(project: TestProject): Promise<() => void> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const built = process.env['SITE_BUILT'] === '1';
  const dist = built ? `${root}dist` : `${root}.generated/quality`;
  if (!built) await buildInto(root, dist);
  const { origin, server } = await serveDist(dist);
  project.provide('origin', origin);
  project.provide('dist', dist);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function buildInto(root: string, dist: string): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  process.env['SITE_DIST'] = dist;
  // Vitest's "test" would select React's development build.
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({ root, logLevel: 'error', mode: 'production' });
  await builder.buildApp();
}
