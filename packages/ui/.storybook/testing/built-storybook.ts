import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from 'playwright/test';
import { preview } from 'vite';

const outDir = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const index = JSON.parse(readFileSync(`${outDir}/index.json`, 'utf8')) as {
  readonly entries: Readonly<Record<string, { readonly type: string }>>;
};
const listOf = (entryType: string): readonly string[] =>
  Object.entries(index.entries).flatMap(([id, { type }]) => (type === entryType ? [id] : []));

export const storyIds = listOf('story');
export const pageIds = listOf('docs');
export const componentOf = (id: string): string => id.split('--')[0] ?? '';

/** Fails on uncaught page errors. */
export const test = base.extend<{ readonly silence: void }, { readonly storybook: string }>({
  storybook: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the requested fixtures from the pattern
    async ({}, use) => {
      const server = await preview({ configFile: false, build: { outDir }, preview: { port: 0 } });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ storybook }, use) => use(storybook),
  silence: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
