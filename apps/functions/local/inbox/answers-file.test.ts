import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { knowledge } from '../../src/site-knowledge.ts';
import { systemClock } from '../../src/ports.ts';
import { open, recordOf, verify } from '../../src/store/testing/contract-harness.ts';
import { startTestCloud } from '../testing/start-test-cloud.ts';
import { createAnswersFile, findAnswersFile, toAnswerId } from './answers-file.ts';
import { makeFolder } from '../testing/make-folder.ts';

const PLAIN = `/** What no entry holds. */
export const answers = {
  // Kept as it is.
  rates: ['There is no price list.'],
} as const satisfies Record<string, readonly string[]>;
`;
const COMPUTED = 'const one = {};\nexport const answers = Object.freeze({ ...one }, {});\n';
const FOLLOWED = 'export const answers = {};\nexport const others = { a: 1 };\n';
let folder: string;
let file: string;
beforeEach(() => {
  folder = makeFolder();
  file = join(folder, 'answers.ts');
});
const copies = (): readonly string[] => readdirSync(folder).filter((name) => name.startsWith('answers-'));

test('an answer is added to the object, the rest stays, and a copy of the file is kept', async () => {
  writeFileSync(file, PLAIN);
  const text = `It's "half" a day.\r\n\r\n  Write first \\o/ `;
  expect(await createAnswersFile(file, folder).write('visa', text)).toBeUndefined();
  const { answers } = (await import(`${file}?once`)) as { answers: object };
  expect(answers).toEqual({ rates: ['There is no price list.'], visa: [`It's "half" a day.`, 'Write first \\o/'] });
  expect(readFileSync(file, 'utf8')).toContain('// Kept as it is.');
  expect(copies().map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([PLAIN]);
});

test('an empty object takes an answer, too', async () => {
  writeFileSync(file, 'export const answers = {};\n');
  expect(await createAnswersFile(file, folder).write('rates/why', 'Because.')).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe("export const answers = {\n  'rates/why': [\n    'Because.',\n  ],\n};\n");
});

test.each([
  ['an answer that is there', PLAIN, 'rates', 'None.', 'answers rates already'],
  ['an empty answer', PLAIN, 'visa', ' \n ', 'The answer is empty'],
  ['a sentence that is too long to say', PLAIN, 'visa', 'word '.repeat(31), 'a sentence of 31 words'],
  ['a file that computes its answers', COMPUTED, 'visa', 'Yes.', 'no plain object'],
  ['a file that does not end with the answers', FOLLOWED, 'visa', 'Yes.', 'no plain object'],
])('%s is refused, and the file stays', async (_, source, id, text, why) => {
  writeFileSync(file, source);
  expect(await createAnswersFile(file, folder).write(id, text)).toContain(why);
  expect(readFileSync(file, 'utf8')).toBe(source);
});

test('the sample takes answers under its condition, too', () => expect(findAnswersFile(folder)).toBeDefined());

test('fields of entries are written to separate files', () => {
  expect(
    ['rates/what', 'rates/why', 'unwritten-age/what', 'project-heron/cost', 'absent-tool/what', undefined].map(
      toAnswerId,
    ),
  ).toEqual(['rates', 'rates/why', 'age', undefined, undefined, undefined]);
});

test('the inbox writes the answer to a question, and asks it no more', async () => {
  writeFileSync(file, PLAIN);
  const cloud = await startTestCloud({ answers: createAnswersFile(file, folder) });
  await verify(cloud.store, systemClock, 'ann');
  await open(cloud.store, 'ann', 'c1', { provider: 'guide' });
  const declined = knowledge.entities.find((entity) => entity.id === 'unwritten-age')?.fields['what']?.says.join(' ');
  const transcript = `User: How old is he?\nAssistant: ${declined}\nUser: What did Heron cost?\nAssistant: What Heron cost is not written here.`;
  await cloud.store.saveRecord('ann', recordOf('c1', { transcript }));
  const before = await cloud.inbox();
  expect(before).toContain('value="how old is he"');
  expect(before.match(/Write into answers\.ts/gu) ?? []).toHaveLength(1);
  const answer = { field: 'unwritten-age/what', done: 'how old is he', answer: 'Old enough.' };
  expect((await cloud.postInbox({ ...answer, answer: '' })).status).toBe(400);
  expect((await cloud.postInbox(answer)).status).toBe(200);
  expect(readFileSync(file, 'utf8')).toContain("'Old enough.'");
  expect(await cloud.inbox()).not.toContain('value="how old is he"');
  await cloud.stop();
});
