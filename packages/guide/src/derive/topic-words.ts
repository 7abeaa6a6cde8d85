import words from './topic-words.json' with { type: 'json' };

/** Words that name the subject of a topic, by its id: a question that contains one is probably about it. */
const WORDS: Readonly<Record<string, string>> = words;

export const topicWordsOf = (id: string): readonly string[] | undefined => WORDS[id]?.split(' | ');
