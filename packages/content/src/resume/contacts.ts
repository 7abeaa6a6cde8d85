import type { Notes } from './resume.ts';
import { toText } from './tidy-text.ts';

/** `+49 170 1234567`, `0114 496 0000`, `(555) 123-4567`; no dates, DOIs or ORCID iDs. */
const PHONE =
  /(?<![\d./-])(?:\+[1-9](?! ?0{3})|0(?!\d[./](?:19|20)\d\d|000-000))\d?(?:[ ()./-]{0,2}\d){7,13}(?![\d.-]*\d)|(?<![\d./-])\(?\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}(?!\d)/u;
const isContact = (text: string): boolean => /\S@\S+\.\w/u.test(text) || PHONE.test(text);
const PARTS = /\s*[,;|]\s*|\s+[—–-]\s+/u;
const SENTENCES = /(?<=[.!?])(?<!\b(?:Tel|Ph|Mob)\.)\s+/u;

/** Leaves out the sentences with a telephone number. */
export const withoutPhones = (text: string, where: string, notes: Notes): string => {
  const sentences = text.split(SENTENCES).filter((sentence) => {
    if (PHONE.test(sentence)) notes.unplaced.push(`${where}: left out, because a phone number is private: ${sentence}`);
    return !PHONE.test(sentence);
  });
  return sentences.join(' ');
};

/** Leaves out the sentences and parts of names with the address of the person who recommends the owner. */
export function withoutContacts(entry: Record<string, unknown>, where: string, notes: Notes): void {
  for (const field of ['name', 'issuer', 'summary']) {
    const [border, mark] = field === 'summary' ? [SENTENCES, ' '] : [PARTS, ', '];
    const given = toText(entry[field]);
    if (!isContact(given)) continue;
    const parts = given.replaceAll(/\s*\([^()]*@[^()]*\)/gu, '').split(border);
    notes.unplaced.push(`${where}: the address of a person who recommends you is left out`);
    entry[field] = parts.filter((part) => !isContact(part)).join(mark);
    if (entry[field] === '') delete entry[field];
  }
}
