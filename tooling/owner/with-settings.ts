import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { readBasics, type Notes, type Resume } from '@asad/content/resume';

function readSettings(path: string): object {
  try {
    const settings: unknown = existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
    return typeof settings === 'object' && settings !== null ? settings : {};
  } catch {
    // Without its settings the résumé is still whole.
    return {};
  }
}

/** Adds what al-folio keeps in the settings of its site, next to `_data/cv.yml`: name, mail address, profiles. */
export function withSettings(resume: Resume, from: string, notes: Notes): Resume {
  if (from === '-') return resume;
  const path = resolve(from);
  const site = statSync(path).isDirectory() ? path : join(dirname(path), '..');
  const settings: Readonly<Record<string, unknown>> = {
    ...readSettings(join(site, '_config.yml')),
    ...readSettings(join(site, '_data/socials.yml')),
  };
  const { first_name: first, middle_name: middle, last_name: last, email } = settings;
  if (typeof first !== 'string' && typeof last !== 'string') return resume;
  const profiles = Object.entries(settings).flatMap(([key, username]) => {
    const [, network] = /^(github|gitlab|linkedin|x|twitter|orcid)_(?:username|id)$/u.exec(key) ?? [];
    return network !== undefined && username ? [{ network, username }] : [];
  });
  const name = [first, middle, last].filter(Boolean).join(' ');
  const basics = readBasics({ name, firstName: first, email, profiles }, notes);
  return { ...resume, basics: { ...basics, ...resume.basics } };
}
