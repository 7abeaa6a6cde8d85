import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { readResume, type Resume } from '@asad/content/resume';

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readSettings(path: string): Readonly<Record<string, unknown>> {
  try {
    const settings: unknown = existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
    return isTable(settings) ? settings : {};
  } catch {
    // Without its settings the résumé is still whole.
    return {};
  }
}

/** Adds what al-folio keeps in the settings of its site, next to `_data/cv.yml`: name, mail address, profiles. */
export function withSettings(resume: Resume, from: string): Resume {
  if (from === '-') return resume;
  const path = resolve(from);
  const site = statSync(path).isDirectory() ? path : join(dirname(path), '..');
  const settings = { ...readSettings(join(site, '_config.yml')), ...readSettings(join(site, '_data/socials.yml')) };
  const { first_name: first, middle_name: middle, last_name: last, email } = settings;
  if (typeof first !== 'string' && typeof last !== 'string') return resume;
  const profiles = Object.entries(settings).flatMap(([key, username]) => {
    const [, network] = /^(github|gitlab|linkedin|x|twitter|orcid)_(?:username|id)$/u.exec(key) ?? [];
    return network !== undefined && username ? [{ network, username }] : [];
  });
  const name = [first, middle, last].filter(Boolean).join(' ');
  const basics = { name, firstName: first, email, profiles };
  const known = readResume([{ name: '_config.yml', text: JSON.stringify({ basics, work: [{ name }] }) }]).resume;
  return { ...resume, basics: { ...known.basics, ...resume.basics } };
}
