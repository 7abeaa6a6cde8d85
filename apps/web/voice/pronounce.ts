/** Words that the synthesiser reads wrongly, and how to write them so that it reads them right. */
const PRONUNCIATIONS: readonly (readonly [written: RegExp, said: string])[] = [
  [/\bASAD's\b/gu, "Ahsodd's"],
  [/\bASAD\b/gu, 'Ahsodd'],
  [/\bn8n\b/gu, 'N eight N'],
  [/\b10k\+/gu, 'more than ten thousand'],
  [/\bMongoDB\b/gu, 'Mongo D B'],
  [/\bMERN\b/gu, 'murn'],
  [/\bVapi\b/gu, 'Vahpee'],
  [/\bVue\b/gu, 'view'],
  [/\bCSS\b/gu, 'C S S'],
  [/\bAPIs\b/gu, 'A P eyes'],
  [/\bREST\b/gu, 'rest'],
  [/\bAI\b/gu, 'A I'],
  [/\bGit\b/gu, 'git'],
  [/\bLaravel\b/gu, 'Lara vell'],
  [/\bLinkedIn\b/gu, 'Linked In'],
  [/\bTypeScript\b/gu, 'Type Script'],
  [/\bFirebase\b/gu, 'Fire base'],
  [/\bprerendered\b/gu, 'pre rendered'],
  [/ & /gu, ' and '],
];

/** What no engine reads as it is meant. */
export function spellOut(sentence: string): string {
  return sentence.replaceAll(/\b10k\+/gu, 'more than ten thousand').replaceAll(' & ', ' and ');
}

/** A sentence as it is written for the bundled synthesiser; what visitors read stays as it is. */
export function pronounce(sentence: string): string {
  return PRONUNCIATIONS.reduce((text, [written, said]) => text.replaceAll(written, said), sentence);
}
