import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Portfolio } from '@asad/content';
import { importByDefault } from '@asad/owner/import-by-default';

/** Open periods end then. */
export const TODAY = '2026-11';

const FOLDER = fileURLToPath(new URL('../../../content/fixtures/resumes/', import.meta.url));

export const listResumes = (): ReadonlyMap<string, string> =>
  new Map(readdirSync(FOLDER).map((file) => [file.replace(/\.\w+$/u, ''), file]));

export const importResume = (file: string): Portfolio =>
  importByDefault([{ name: file, text: readFileSync(join(FOLDER, file), 'utf8') }], TODAY).portfolio;
