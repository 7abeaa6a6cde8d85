import { knowledge } from '../domain/site-knowledge.ts';
import { owner, portfolio } from '@asad/content';
import { deriveBrief } from '@asad/guide/derive';
import { createFactChecker } from '@asad/guide/mind';
import { expect, test } from 'vitest';

/** Also run for other owners (`pnpm slow`): NODE_OPTIONS=--conditions=zoe, studio or shapes. */
test(`the fact checker accepts every sentence of ${owner.name}’s content, in any spelling`, () => {
  const { entities, lines } = knowledge;
  const answers = entities.flatMap(({ fields }) => Object.values(fields));
  const sentences = [...Object.values(lines).flat(), ...answers.flatMap(({ says, more = [] }) => [...says, ...more])];
  const checker = createFactChecker([...deriveBrief(portfolio).split('\n'), ...sentences]);
  const spellings = [
    (text: string) => text,
    (text: string) => text.normalize('NFD'),
    (text: string) => text.replaceAll('’', "'"),
    (text: string) => text.replaceAll('-', '\u2011'),
  ];
  const unknownSpellings = sentences.flatMap((sentence) =>
    spellings.map((spell) => spell(sentence)).filter((said) => checker.findUnknown(said).length > 0),
  );
  expect(unknownSpellings).toEqual([]);
});
