import words from './topic-words.json' with { type: 'json' };

/** By topic id: a question with such a word is probably about it. */
const WORDS: Readonly<Record<string, string>> = words;

export const topicWordsOf = (id: string): readonly string[] | undefined => WORDS[id]?.split(' | ');
