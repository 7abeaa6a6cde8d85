import type { Knowledge } from '@asad/guide';

const OF_SEVERAL: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do' };
const SHORT: Readonly<Record<string, string>> = { is: 's', are: 're', was: 's', did: 'd' };
const toSeveral = (says: string, pronoun: string): string =>
  says.replaceAll(/\b(is|has|was|does) he\b/giu, (_, verb: string) => `${OF_SEVERAL[verb.toLowerCase()]} ${pronoun}`);

/** "Does he …?" becomes "Do you …?". */
export const toSecondPerson = (says: string): string =>
  toSeveral(says, 'you').replaceAll(/\b(?:he|him|his)\b/gu, (word) => (word === 'his' ? 'your' : 'you'));

/** Swaps two letters of the longest word that is not a name. */
function withSlip(says: string, names: ReadonlySet<string>): string | undefined {
  const words = says.match(/[A-Za-z]{6,}/gu)?.filter((word) => !names.has(word.toLowerCase())) ?? [];
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return undefined;
  const at = Math.floor(longest.length / 2);
  return says.replace(longest, `${longest.slice(0, at - 1)}${longest[at]}${longest[at - 1]}${longest.slice(at + 1)}`);
}

/** Other manners to ask a question about "him"; undefined where one does not apply. */
export function listManners({
  ownerNames,
  entities,
}: Knowledge): Readonly<Record<string, (says: string) => string | undefined>> {
  const [called = ''] = ownerNames;
  const names = new Set(
    [...ownerNames, ...entities.flatMap((entity) => entity.names ?? [])].flatMap((name) =>
      name.toLowerCase().split(/\W+/u),
    ),
  );
  return {
    'with a greeting': (says) => `Hi, ${says.charAt(0).toLowerCase()}${says.slice(1)}`,
    'without capitals and marks': (says) => says.toLowerCase().replaceAll(/[?.,]/gu, ''),
    'in capitals': (says) => says.toUpperCase(),
    'with contractions': (says) =>
      says.replaceAll(
        /\b(what|who|where|how|when) (is|are|was|did)\b/giu,
        (_, word: string, verb: string) => `${word}'${SHORT[verb.toLowerCase()]}`,
      ),
    'with hyphens': (says) =>
      says.replaceAll(/\b(time|tech|work|job|phone|hourly|programming|computer|fit) (?=[a-z])/gu, '$1-'),
    politely: (says) => `${says.replace(/[?.]$/u, '')}, please?`,
    'of her': (says) => says.replaceAll(/\bhe\b/gu, 'she').replaceAll(/\bhi[ms]\b/gu, 'her'),
    'of several': (says) =>
      toSeveral(says, 'they').replaceAll(
        /\b(?:he|him|his)\b/gu,
        (word) => ({ he: 'they', him: 'them' })[word] ?? 'their',
      ),
    'to you': toSecondPerson,
    'by name': (says) => says.replaceAll(/\bhis\b/gu, `${called}’s`).replaceAll(/\b(?:he|him)\b/gu, called),
    'with a typing error': (says) => withSlip(says, names),
  };
}
