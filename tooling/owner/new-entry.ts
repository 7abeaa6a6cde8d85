/** Adds an entry by questions or flags. */
import { parseArgs } from 'node:util';
import { pickColours } from '@asad/content';
import { ENTRY_KINDS, fillEntry, findFieldFault, listAsked, type Field, type Place } from '@asad/content/schemas';
import { askAll, canAsk, HOUSE, OwnerError, runOwnerCommand, type Answers, type Question } from './owner-command.ts';
import { addEntry, findIdFault, isList, PORTFOLIO, readPart } from './portfolio-files.ts';
import { toId } from './to-id.ts';

const USAGE = Object.entries(ENTRY_KINDS)
  .map(
    ([kind, { schema }]) =>
      `pnpm new ${kind} ${listAsked(schema)
        .map(({ flag, empty, isNames }) => `--${flag} …${Array.isArray(empty) && !isNames ? ' (again for each)' : ''}`)
        .join(' ')}`,
  )
  .join('\n')
  .concat('\n--rewrite writes a file that holds comments or code, and removes them.');

/** These fields follow from the id. */
const besides = (id: string): Readonly<Partial<Record<Place, object>>> => ({
  projects: { id, colours: pickColours(id) },
  experiences: { id },
  stack: { id, icon: id },
});

async function mayRewrite(file: string): Promise<boolean> {
  if (!(await canAsk())) return false;
  const message = `${PORTFOLIO}/${file} holds comments or code, which this command cannot keep. Write it without them? (yes, no)`;
  const findFault = (answer: string) => (/^(?:yes|no)$/u.test(answer) ? undefined : 'Answer yes or no.');
  return (await askAll({ rewrite: { message, findFault } }))['rewrite']?.[0] === 'yes';
}

await runOwnerCommand(USAGE, async () => {
  const flagNames = Object.values(ENTRY_KINDS).flatMap(({ schema }) => listAsked(schema).map(({ flag }) => flag));
  const options = Object.fromEntries(
    [...flagNames, 'id', 'root'].map((flag) => [flag, { type: 'string', multiple: true } as const]),
  );
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...options, rewrite: { type: 'boolean' } },
  });
  const kind = Object.hasOwn(ENTRY_KINDS, positionals[0] ?? '') ? ENTRY_KINDS[positionals[0] ?? ''] : undefined;
  if (kind === undefined || positionals.length > 1) {
    const asked = positionals.length > 0 ? `"${positionals.join(' ')}" is no kind of entry.` : 'Which kind of entry?';
    throw new OwnerError(`${asked}\n${USAGE}`);
  }
  const { rewrite, ...texts } = values;
  const { id: [givenId] = [], root: [root = HOUSE] = [], ...flags } = texts as Answers;
  const { list: to, schema } = kind;
  const entries = isList(to) ? ((await readPart(root, to)) as readonly { readonly id: string }[]) : undefined;
  const fields = listAsked(schema);
  const [main] = fields;
  const idOf = (answers: Answers): string => givenId ?? toId(answers[main?.flag ?? '']?.[0] ?? '');
  const read = (answers: Answers): object => ({
    ...fillEntry(schema, ({ ask, flag, empty }) => {
      const lines = ask === undefined ? [] : (answers[flag] ?? []).map((line) => line.trim()).filter(Boolean);
      return Array.isArray(empty) ? lines : lines[0];
    }),
    ...besides(idOf(answers))[to],
  });
  /** Only the name may not be empty, and may not be taken; other empty fields wait for their text. */
  const findFault = (field: Field, answers: Answers): string | undefined => {
    const isEmpty = (answers[field.flag] ?? []).every((line) => line.trim() === '');
    if (isEmpty) return field === main ? `${field.flag} is empty: it is what the entry is called` : undefined;
    const fault = findFieldFault(schema, read(answers), field.path);
    return fault ?? (field === main && entries ? findIdFault(entries, idOf(answers)) : undefined);
  };
  const questions = Object.fromEntries(
    fields.map((field): [string, Question] => [
      field.flag,
      {
        message: field.ask ?? '',
        findFault: (answer, before) => findFault(field, { ...before, [field.flag]: [answer] }),
        isList: Array.isArray(field.empty),
      },
    ]),
  );
  const answers: Answers = Object.keys(flags).length > 0 || !(await canAsk()) ? flags : await askAll(questions);
  for (const field of fields) {
    const fault = findFault(field, answers);
    if (fault !== undefined) throw new OwnerError(`${fault.replace(/\.$/u, '')}: nothing was changed.`);
  }
  const { file, lacks } = await addEntry(root, to, read(answers), async (part) => rewrite === true || mayRewrite(part));
  return [`${file} holds it now.`, ...(lacks.length > 0 ? ['It still lacks:', ...lacks] : [])].join('\n');
});
