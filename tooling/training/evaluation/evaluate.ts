/** Holds the two sets of dialogues with the guide, or with a model (`--voice model`), and prints both tables by category. */
import { createSiteGuide, openCall } from '@asad/web/ask';
import { openModel, wantsModel } from '@asad/web/ask-model';
import { gradeDialogues, tabulate, toDialogues, type GradedTurn } from './grade.ts';
import { readSets } from './read-sets.ts';

const model = wantsModel(process.argv) ? openModel() : undefined;
const open = model?.open ?? openCall(createSiteGuide());
const { firstDialogues, secondDialogues, secondQuestions } = readSets();

function show(graded: readonly GradedTurn[], most = Number.POSITIVE_INFINITY): void {
  const order = ['nonsense', 'wrong', 'weak'];
  const poor = graded
    .filter(({ grade }) => grade !== 'good')
    .toSorted((a, b) => order.indexOf(a.grade) - order.indexOf(b.grade));
  for (const { dialogue, turn, reply, grade } of poor.slice(0, most))
    console.info(
      `${grade} · ${dialogue} · ${turn.category}\n  Visitor: ${turn.says}\n  ASAD: ${reply.sentences.join(' ')}`,
    );
}

const first = await gradeDialogues(firstDialogues, open);
console.info(`${tabulate('First set, dialogues', first)}\n`);
if (process.argv.includes('--show')) show(first);
const second = await gradeDialogues(secondDialogues, open);
const singles = await gradeDialogues(toDialogues(secondQuestions), open);
console.info(`${tabulate('Second set, dialogues', second)}\n`);
console.info(tabulate('Second set, single questions', singles));
// The second set is an examination: once its answers were read while changing the guide, it proves nothing.
if (process.argv.includes('--show-second')) show([...second, ...singles], 10);
model?.close();
