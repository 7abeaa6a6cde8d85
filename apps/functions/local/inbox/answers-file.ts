import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { findFaults, portfolio, TOPIC_FIELDS, type Answers } from '@asad/content';
import { portfolio as ownPortfolio } from '@asad/content/portfolio';

export interface AnswersFile {
  /** Writes an answer of one sentence per line; returns a fault instead of writing an invalid one. */
  write(id: string, text: string): Promise<string | undefined>;
}

/** Key of `answers.ts` for a field of the knowledge; undefined for fields of entries, which have their own files. */
export function toAnswerId(given = ''): string | undefined {
  const [entity = '', field = ''] = given.split('/');
  const unwritten = /^unwritten-(.+)$/u.exec(entity)?.[1];
  if (unwritten !== undefined) return unwritten;
  const fields: readonly string[] | undefined = (TOPIC_FIELDS as Readonly<Record<string, readonly string[]>>)[entity];
  if (fields !== undefined && field === 'what') return entity;
  return fields?.includes(field) === true ? given : undefined;
}

/** The answers of this workspace; undefined where the site shows another owner. */
export function findAnswersFile(copies: string): AnswersFile | undefined {
  const file = fileURLToPath(new URL('answers.ts', import.meta.resolve('@asad/content/portfolio')));
  return isDeepStrictEqual(portfolio.owner, ownPortfolio.owner) && existsSync(file)
    ? createAnswersFile(file, copies)
    : undefined;
}

const quote = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

/** Inserts an answer before the end of the object, and keeps a copy of the file before each change. */
export function createAnswersFile(file: string, copies: string): AnswersFile {
  let reads = 0;
  const read = async (path: string): Promise<Answers> => {
    const module = (await import(`${pathToFileURL(path).href}?read=${(reads += 1)}`)) as { answers?: Answers };
    return { ...module.answers };
  };
  return {
    async write(id, text) {
      const says = text
        .split(/\r?\n/u)
        .map((line) => line.trim())
        .filter(Boolean);
      if (says.length === 0) return 'The answer is empty.';
      const before = await read(file);
      if (id in before) return `answers.ts answers ${id} already. Change it there.`;
      const after: Answers = { ...before, [id]: says };
      const fault = findFaults({ ...portfolio, answers: after }).find((sentence) =>
        sentence.startsWith(`answers.ts: ${id} `),
      );
      if (fault !== undefined) return `${fault}.`;
      const source = readFileSync(file, 'utf8');
      const end = source.lastIndexOf('}');
      const comma = /[{,]\s*$/u.test(source.slice(0, end)) ? '' : ',';
      const entry = `  ${quote(id)}: [\n${says.map((line) => `    ${quote(line)},\n`).join('')}  ],\n`;
      const next = `${source.slice(0, end).trimEnd()}${comma}\n${entry}${source.slice(end)}`;
      copyFileSync(file, join(copies, `answers-${new Date().toISOString().replaceAll(':', '-')}.ts`));
      writeFileSync(file, next);
      const isWritten = await read(file).then(
        (written) => isDeepStrictEqual(written, after),
        () => false,
      );
      if (isWritten) return undefined;
      writeFileSync(file, source);
      return 'answers.ts is no plain object that a program can write. Add the answer there.';
    },
  };
}
