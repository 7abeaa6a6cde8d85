import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** Written by a command. */
const GENERATED = /(?:^|\/)(?:node_modules|dist|reference|api|\.generated|CHANGELOG\.md|storybook-static)(?:\/|$)/u;
const PAGES = globSync('**/*.md', { cwd: root, exclude: (path) => GENERATED.test(path) });
const PLACES = /^(?:\.github|\.oxlintrc|apps|docs|packages|tooling)[/.]|^(?:[A-Z]+\.md|firebase\.json|turbo\.json)$/u;
/** `PAGES`, `createCall`: written like no word of English. */
const IDENTIFIER = /^(?:[A-Z][A-Z_]{2,}|[a-z]+[A-Z]\w*|[A-Z]\w*[a-z][A-Z]\w*)$/u;
/** Commands of pnpm or of an installed package. */
const BUILT_IN = new Set(['changeset', 'install', 'vitest', 'turbo', 'playwright']);
const scriptsOf = (folder: string): Readonly<Record<string, string>> =>
  (JSON.parse(read(join(folder, 'package.json'))) as { scripts?: Record<string, string> }).scripts ?? {};

const quotes = (page: string): readonly string[] =>
  [...read(page).matchAll(/`([^`\n]+)`/gu)].map(([, text = '']) => text);

const linesOfBlocks = (page: string): readonly string[] =>
  (read(page).match(/^```[^]*?^```/gmu) ?? []).flatMap((block) => block.split('\n'));

const isScript = (command: string): boolean => {
  const words = command
    .replace(/^npx -y pnpm@12/u, 'pnpm')
    .split(' ')
    .slice(1);
  const filter = words.indexOf('--filter');
  const folder =
    filter === 0 ? globSync(`{apps,packages,tooling}/${(words[1] ?? '').replace('@asad/', '')}`, { cwd: root })[0] : '';
  const name = words.slice(filter === 0 ? 2 : 0).find((word) => word !== 'run') ?? '';
  return folder !== undefined && (name in scriptsOf(folder) || (folder === '' && BUILT_IN.has(name)));
};

describe.each(PAGES)('%s', (page) => {
  it('names paths that exist', () => {
    const named = quotes(page).filter((text) => PLACES.test(text) && !/[\s<*…]|\.env$/u.test(text));
    const linked = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/gu)].map(([, path = '']) =>
      join(dirname(page), path),
    );
    expect([...named, ...linked].filter((path) => !existsSync(join(root, path)) && !GENERATED.test(path))).toEqual([]);
  });

  it('names what a file holds after the path of the file', () => {
    const missing = read(page)
      .split(/(?<=[.;|])\s|\n/u)
      .flatMap((sentence) => sentence.split(/(?=`[\w./-]+\.\w+`)/u))
      .flatMap((part) => {
        const [path = '', ...names] = [...part.matchAll(/`([^`\n]+)`/gu)].map(([, text = '']) => text);
        if (!PLACES.test(path) || !/\.(?:ts|tsx|mjs|json|css)$/u.test(path) || !existsSync(join(root, path))) return [];
        return names
          .filter((name) => IDENTIFIER.test(name) && !read(path).includes(name))
          .map((name) => `${path} ${name}`);
      });
    expect(missing).toEqual([]);
  });

  it('names commands that exist', () => {
    const texts = [...quotes(page), ...linesOfBlocks(page)].map((text) => text.replace(/ #.*/u, '').trim());
    const commands = texts.filter((text) => /^(?:npx -y pnpm@12|pnpm) [^<]/u.test(text));
    expect(commands.filter((command) => !isScript(command))).toEqual([]);
  });
});
