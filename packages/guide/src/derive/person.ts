import type { Named } from '@asad/content';
import { upperFirst } from '../english/phrases.ts';
import { countWords, lowerFirst, MOST_WORDS, splitSentences } from './speech.ts';

/** Forms of the owner's name. Verbs agree with name or pronoun. */
export interface Person {
  readonly name: string;
  readonly first: string;
  /** The owl's name. */
  readonly guide: string;
  /** `Omar's`. */
  readonly firsts: string;
  /** `him`; without a pronoun, the name. */
  readonly them: string;
  readonly isPlural: boolean;
  /** Selects the verb's number: `is('works', 'work')`. */
  readonly is: (singular: string, plural: string) => string;
  /** Consecutive sentences in the first person become one quotation: ASAD is not the owner. */
  readonly quote: (text: string) => readonly string[];
  /** `At Acme: Built a mill.`, or `At Acme, in Omar's words: I built a mill.` */
  readonly quoteOf: (of: string, text: string) => readonly string[];
}

/** The owl's name. */
export const nameAssistant = ({ assistant }: Pick<Named, 'assistant'>): string => assistant?.name ?? 'ASAD';

const OBJECT = { he: 'him', she: 'her', they: 'them', we: 'them' } as const;
const FIRST_PERSON = /\b(?:I(?!\. \p{L})|me|my|mine|myself|we|us|our|ours|ourselves)\b/iu;

export function createPerson(named: Named): Person {
  const { name, firstName, pronouns } = named;
  const firsts = `${firstName}'s`;
  const inWords = `In ${firsts} words:`;
  const person: Person = {
    name,
    first: firstName,
    guide: nameAssistant(named),
    firsts,
    them: pronouns === 'none' ? firstName : OBJECT[pronouns],
    isPlural: pronouns === 'we',
    is: (singular, plural) => (pronouns === 'we' ? plural : singular),
    quote(text) {
      const quotes: string[] = [];
      for (const sentence of splitSentences(text)) {
        const isOwn = FIRST_PERSON.test(sentence.replaceAll('US ', ''));
        const [before = ''] = quotes.slice(-1);
        const isLonger = isOwn && before.startsWith(inWords) && countWords(`${before} ${sentence}`) <= MOST_WORDS;
        if (isLonger) quotes[quotes.length - 1] = `${before} ${sentence}`;
        else quotes.push(isOwn ? `${inWords} ${sentence}` : sentence);
      }
      return quotes;
    },
    quoteOf(of, text) {
      if (!FIRST_PERSON.test(text)) return [`${of}: ${upperFirst(text)}`];
      const [first = '', ...others] = person.quote(text);
      const isQuote = first.startsWith(inWords);
      return [isQuote ? `${of}, ${lowerFirst(first)}` : `${of}: ${upperFirst(first)}`, ...others];
    },
  };
  return person;
}
