import type { Entity, Knowledge } from '@asad/content';

/** A question as a visitor would put it, and the entities that answer it; none: off topic, to be declined. */
export interface ExaminationQuestion {
  readonly question: string;
  readonly entities: readonly string[];
}

/** Of the rest of the world: an assistant that keeps to its brief declines them. */
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

/** The examination of an assistant: everything that the content answers, and what it must decline. */
export function listQuestions({ entities }: Knowledge): readonly ExaminationQuestion[] {
  const onTopic = entities.flatMap(({ id, kind, title, fields }) => {
    const [main] = Object.values(fields);
    const ask = ASKED[kind];
    return ask && main && !main.isUnwritten ? [{ question: ask(title), entities: [id] }] : [];
  });
  return [...onTopic, ...OFF_TOPIC.map((question) => ({ question, entities: [] }))];
}
