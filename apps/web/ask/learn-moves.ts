/** Talks that are made up, whose sense is in how they go: rows to learn from. */
import type { Guide } from '@asad/guide';
import { guideContent } from '@asad/content';
import type { Row } from './fit.ts';
import { isNothing, toRow, type GradeTurn } from './to-row.ts';

/** How much a turn of each sort counts, beside 1 of a labelled call. */
const ELLIPTIC = 1;
const MOVED = 1;
const KINDS: Readonly<Record<string, string>> = { projects: 'project', jobs: 'experience', stack: 'stack' };
const ENDS = ['and', 'what came', 'what did he do', 'where was he'];
const PLACES = ['first', 'second', 'third', 'fourth'];
/** Asked beside what is talked about, and of it, and for nothing of it. */
const STRANGE_AMID = [
  'What was the best cheese in Norway?',
  'Who was the tallest king of Spain?',
  'How deep is the lake?',
];
const STRANGE_OF = ['Which wolves did he put into', 'Is there a zebra in', 'How many shoes are sold by'];
/** Names of a field, and what stands before them. */
const NOUNS = 8;
const FRAMES = ['and its', 'no, the', 'the', 'what was the', 'tell me about its'];

/** Turns whose sense is in how a talk goes, and not in its words: places, names alone, two side by side. */
export function* learnMoves(guide: Guide): Iterable<Row> {
  const says = (...ids: readonly string[]): GradeTurn => {
    const targets = ids.join(' ');
    return ({ reply }) => (reply.targets.join(' ') === targets ? 'good' : 'wrong');
  };
  const inAll = (id: string, other: string): GradeTurn =>
    says(`${id}/what`, `${other}/what`, `${id}/result`, `${other}/result`);
  const works = guideContent.subjects.filter(({ role }) => role === 'work');
  const moves = works.flatMap(({ id, kind, names: [name = ''] = [] }) => {
    const group = guideContent.subjects.find((subject) => subject.id === `all-${kind}`)?.members ?? [];
    const at = group.indexOf(id);
    const list = `What ${kind === 'project' ? 'projects' : 'jobs'} are there?`;
    return [
      { before: [list], asked: `the ${PLACES[at]} one`, grade: says(`${id}/what`) },
      { before: [list], asked: PLACES[at] ?? '', grade: says(`${id}/what`) },
      {
        before: [list, `What was the result of the ${PLACES[(at + 1) % group.length]}?`],
        asked: `tell me about the ${PLACES[at]} one`,
        grade: says(`${id}/what`),
      },
      ...['and the', 'and at the'].map((and) => ({
        before: [list, `What was the result of the ${PLACES[(at + 1) % group.length]}?`],
        asked: `${and} ${PLACES[at]}?`,
        grade: says(`${id}/result`),
      })),
      { before: [`Tell me about ${name}`], asked: 'did he use Docker there?', grade: says(`${id}/with`) },
      ...STRANGE_AMID.map((asked) => ({ before: [`Tell me about ${name}`], asked, grade: isNothing })),
      ...STRANGE_OF.map((asked) => ({ before: [], asked: `${asked} ${name}?`, grade: isNothing })),
      ...(kind === 'experience' && at === 0
        ? ENDS.map((asked) => ({
            before: [`Tell me about ${name}`],
            asked: `${asked} before that`,
            grade: says('all-experience/beforeAll'),
          }))
        : []),
      ...(kind === 'experience' && at === group.length - 1
        ? ENDS.map((asked) => ({
            before: [`Tell me about ${name}`],
            asked: `${asked} after that`,
            grade: says('all-experience/afterAll'),
          }))
        : []),
      ...['projects', 'jobs', 'stack'].map((noun) => ({
        before: [list, `the ${PLACES[at]} one`],
        asked: noun,
        grade: (({
          reply: {
            targets: [target],
          },
        }) =>
          target === `all-${KINDS[noun]}/what` || target === `${noun === 'jobs' ? 'experiences' : noun}/what`
            ? 'good'
            : 'wrong') satisfies GradeTurn,
      })),
      ...works.flatMap(({ id: other, kind: otherKind, names: [otherName = ''] = [] }) =>
        other === id || otherKind !== kind
          ? []
          : [
              { before: [`Why ${name}?`], asked: `and ${otherName}?`, grade: says(`${other}/why`) },
              { before: [`How was ${name} made?`], asked: `What about ${otherName}?`, grade: says(`${other}/how`) },
              {
                before: [`Tell me about ${name}`, `Tell me about ${otherName}`],
                asked: 'Which had the better result?',
                grade: says(`${id}/result`, `${other}/result`),
              },
              {
                before: [`Compare ${name} and ${otherName}`],
                asked: 'Which had what result?',
                grade: says(`${id}/result`, `${other}/result`),
              },
              {
                before: [`Tell me about ${name}`],
                asked: `Compare it with ${otherName}`,
                grade: inAll(id, other),
              },
              { before: [], asked: `Compare ${name} and ${otherName}`, grade: inAll(id, other) },
              { before: [], asked: `${name} and ${otherName}`, grade: says(`${id}/what`, `${other}/what`) },
            ],
      ),
    ];
  });
  const parts = guideContent.subjects.filter(
    ({ role, fields }) => role === 'part' && fields['in-experience'] && fields['in-project'],
  );
  const ofParts = parts.flatMap(({ id, names: [name = ''] = [] }) => [
    { before: [`Which projects use ${name}?`], asked: 'jobs too', grade: says(`${id}/in-experience`) },
    { before: [`Which projects use ${name}?`], asked: 'and which jobs?', grade: says(`${id}/in-experience`) },
    { before: [`Tell me about ${name}`], asked: 'is it in a project?', grade: says(`${id}/in-project`) },
  ]);
  for (const { before, asked, grade } of [...moves, ...ofParts]) {
    let turn = guide.begin();
    for (const line of before) turn = guide.replyTo(line, turn.state);
    yield toRow(guide, asked, turn, grade, MOVED);
  }
}

/** A field by its name alone, of what is talked about: "and its result?" */
export function* learnEllipses(guide: Guide): Iterable<Row> {
  const begun = guide.begin();
  for (const { names: [name = ''] = [], fields, role } of guideContent.subjects) {
    if (role !== 'work') continue;
    const talked = guide.replyTo(`Tell me about ${name}`, begun.state);
    for (const { id, cues } of guideContent.fields.filter((field) => fields[field.id])) {
      const grade: GradeTurn = ({ reply }) =>
        fields[id]?.says.every((sentence) => reply.sentences.includes(sentence)) ? 'good' : 'wrong';
      for (const noun of cues.filter((cue) => !cue.includes(' ')).slice(0, NOUNS))
        for (const frame of FRAMES) yield toRow(guide, `${frame} ${noun}`, talked, grade, ELLIPTIC);
    }
  }
}
