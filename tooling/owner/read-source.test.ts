import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readResume } from '@asad/content/resume';
import { readSource } from './read-source.ts';
import { withSettings } from './with-settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'asad-source-'));
  mkdirSync(join(folder, '_data'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, bytes: Uint8Array | string): string => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};

const RESUME = '{"basics": {"name": "Jörg Aas"}, "work": []}';
const half = strToU8(' '.repeat(26_000_000));
const makeArchive = (): Uint8Array => zipSync({ 'a.json': half, 'b.json': half }, { level: 1 });

it.each<readonly [title: string, name: string, make: () => Uint8Array, why: RegExp]>([
  ['a PDF', 'cv.pdf', () => Buffer.from('%PDF-1.7 x'), /^cv\.pdf is a PDF: .*Export the résumé as JSON Resume/u],
  ['a PDF with another ending', 'cv.json', () => Buffer.from('%PDF-1.7 x'), /^cv\.json is a PDF/u],
  ['a Word file', 'cv.doc', () => Buffer.from('D0CF11E0A1', 'hex'), /^cv\.doc is a Word file/u],
  ['bytes', 'cv.yaml', () => Buffer.from([7, 0, 0, 9, 1, 2, 0]), /^cv\.yaml holds no text\. Export/u],
  ['a broken archive', 'cv.zip', () => Buffer.from('PK\u0003\u0004junk'), /^cv\.zip is no zip archive .*again\.$/u],
  ['five megabytes', 'cv.json', () => Buffer.alloc(5e6, 'y'), /^cv\.json has more than 2 MB\. Take out/u],
  ['an archive of 52 MB', 'cv.zip', makeArchive, /^cv\.zip unpacks to more than 50 MB/u],
])('refuses %s with the reason and the next step', (_, name, make, why) => {
  expect(() => readSource(write(name, make()))).toThrow(why);
});

it.each<readonly [title: string, bytes: Uint8Array]>([
  ['UTF-8 with a byte order mark and CRLF', Buffer.from(`\uFEFF${RESUME.replace(', ', ',\r\n')}`)],
  ['UTF-16', Buffer.from(`\uFEFF${RESUME}`, 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(RESUME, 'utf16le')],
  ['UTF-16 with the high byte first', Buffer.from(`\uFEFF${RESUME}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(RESUME, 'latin1')],
])('reads %s', (_, bytes) => {
  const [file] = readSource(write('resume.json', bytes));
  expect(file?.text.replace('\uFEFF', '').replace('\r\n', ' ')).toBe(RESUME);
});

it('names the encoding that it assumes', () => {
  // "Юрий" in Windows-1251.
  const name = Buffer.from([0xde, 0xf0, 0xe8, 0xe9]);
  const bytes = Buffer.concat([Buffer.from('{"basics":{"name":"'), name, Buffer.from('"},"work":[{"name":"Mill"}]}')]);
  expect(readResume(readSource(write('cv.json', bytes))).notes.changed).toContain(
    'cv.json is not UTF-8: read as windows-1252; if letters look wrong, save it as UTF-8',
  );
});

it('reads only the résumé in the folder of a site, once, where links lead back to the folder', () => {
  symlinkSync(folder, join(folder, '_data', 'site'));
  write('_data/cv.yml', RESUME);
  write('search.json', `["${'y'.repeat(3e6)}"]`);
  write('stars.csv', 'Name\nVega\n');
  expect(readSource(folder)).toEqual([{ name: '_data/cv.yml', text: RESUME }]);
});

it('takes name, mail address and profiles from the settings of an al-folio site', () => {
  const settings =
    'first_name: Liv\nmiddle_name: K.\nlast_name: Berg\nemail: liv@rope.example\ngithub_username: livberg\n';
  write('_config.yml', settings);
  const cv = write('_data/cv.yml', '{"work": [{"name": "Rope"}]}');
  const { resume, notes } = readResume(readSource(cv));
  expect(withSettings(resume, cv, notes).basics).toMatchObject({
    name: 'Liv K. Berg',
    givenName: 'Liv',
    email: 'liv@rope.example',
    profiles: [{ network: 'GitHub', url: 'https://github.com/livberg' }],
  });
});
