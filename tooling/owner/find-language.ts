/** Returns the language of a script that few languages use; undefined for Latin and Cyrillic. */
export function findLanguage(text: string): string | undefined {
  const scripts = [
    ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
    ['ko', /\p{Script=Hangul}/gu],
    ['zh', /\p{Script=Han}/gu],
    ['ar', /\p{Script=Arabic}/gu],
    ['he', /\p{Script=Hebrew}/gu],
    ['el', /\p{Script=Greek}/gu],
    ['th', /\p{Script=Thai}/gu],
    ['hi', /\p{Script=Devanagari}/gu],
  ] as const;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([, script]) => (text.match(script)?.length ?? 0) > letters / 4)?.[0];
}
