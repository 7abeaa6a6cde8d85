import type { Entity, Knowledge } from '@asad/guide/derive';
import { z } from 'zod';

/** No entities for an off-topic question. */
interface ExaminationQuestion {
  readonly question: string;
  readonly entities: readonly string[];
}

const OFF_TOPIC = [
  'What is the weather like tomorrow?',
  'Who won the world cup in 1954?',
  'Can you give me a recipe for pancakes?',
  'What is the capital of Australia?',
  'Write me a poem about the sea',
  'Which shares should I buy?',
  'How do I fix a leaking tap?',
  'Translate good morning into Japanese',
];

const ASKED: Readonly<Partial<Record<Entity['kind'], (title: string) => string>>> = {
  project: (title) => `Tell me about ${title}`,
  experience: (title) => `Tell me about ${title}`,
  stack: (title) => `What is ${title} used for here?`,
  principle: (title) => `What is meant by the principle of ${title}?`,
  group: (title) => `Can you tell me about ${title}?`,
  topic: (title) => `Can you tell me something about this: ${title}?`,
};

export function listQuestions({ entities }: Knowledge): readonly ExaminationQuestion[] {
  const onTopic = entities.flatMap(({ id, kind, title, fields }) => {
    const [main] = Object.values(fields);
    const ask = ASKED[kind];
    return ask && main && !main.isUnwritten ? [{ question: ask(title), entities: [id] }] : [];
  });
  return [...onTopic, ...OFF_TOPIC.map((question) => ({ question, entities: [] }))];
}

const DECLINES =
  /\bnot written\b|\bsite (?:does not|doesn['’]t) (?:tell|say|mention)|\b(?:not|nowhere|nothing)\b[^.]*\b(?:on|in|of) (?:this|the) site|\bdo(?:es)? not guess|\b(?:can['’]t|cannot) (?:help|say|answer)|\bdon['’]t (?:know|have)/i;

/** A right answer shares most distinguishing words with an expected entity, or, off topic, declines. */
function createJudge({ entities: all }: Knowledge) {
  const words = new Map(
    all.map(({ id, title, fields }) => [id, wordsOf(`${title} ${Object.values(fields)[0]?.says.join(' ')}`)]),
  );
  const spread = new Map<string, number>();
  for (const entityWords of words.values())
    for (const word of entityWords) spread.set(word, (spread.get(word) ?? 0) + 1);

  const likeness = (id: string, answer: ReadonlySet<string>): number => {
    const entityWords = words.get(id) ?? new Set<string>();
    // A word of many entities weighs little.
    const weigh = (word: string) => Math.log(all.length / (spread.get(word) ?? all.length));
    const total = [...entityWords].reduce((sum, word) => sum + weigh(word), 0);
    const shared = [...entityWords].filter((word) => answer.has(word)).reduce((sum, word) => sum + weigh(word), 0);
    return total === 0 ? 0 : shared / Math.sqrt(total);
  };

  return ({ entities }: ExaminationQuestion, answer: string): boolean => {
    if (entities.length === 0) return DECLINES.test(answer);
    const answerWords = wordsOf(answer);
    const ranked = all
      .map(({ id }) => ({ id, score: likeness(id, answerWords) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 3);
    return ranked.some(({ id }) => entities.includes(id));
  };
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
}

const chatSchema = z.looseObject({
  output: z.array(z.looseObject({ role: z.string().optional(), content: z.string().nullish() })),
});

export async function evaluateAssistant(knowledge: Knowledge, chat: (input: string) => Promise<unknown>) {
  const judge = createJudge(knowledge);
  const counts = { onTopic: { right: 0, all: 0 }, offTopic: { right: 0, all: 0 } };
  const wrong: { question: string; answer: string }[] = [];
  for (const question of listQuestions(knowledge)) {
    const { output } = chatSchema.parse(await chat(question.question));
    const answer = output
      .filter(({ role }) => role !== 'tool')
      .map(({ content }) => content ?? '')
      .join(' ')
      .trim();
    const count = question.entities.length === 0 ? counts.offTopic : counts.onTopic;
    count.all += 1;
    if (judge(question, answer)) count.right += 1;
    else wrong.push({ question: question.question, answer });
  }
  return { ...counts, wrong };
}
