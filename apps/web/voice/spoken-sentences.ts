import { facts, guideLines } from '@asad/content';

/** Every sentence that the guide can say, once, as it is shown. */
export function spokenSentences(): readonly string[] {
  return [...new Set([...Object.values(guideLines).flat(), ...facts.flatMap((fact) => fact.answer)])];
}
