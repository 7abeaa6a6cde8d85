import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGuide, readModel, type Guide, type GuideReply, type GuideTurn, type Knowledge } from '@asad/guide';
import { deriveKnowledge } from '@asad/guide/derive';
import { english } from '@asad/guide/english';
import { KINDS, type Portfolio } from '@asad/content';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { portfolio as shapes } from '@asad/content/fixtures/testing/shapes';
import { portfolio as studio } from '@asad/content/fixtures/testing/studio';
import { portfolio as zoe } from '@asad/content/fixtures/testing/zoe';
import { NEXT_LINE } from './read-sets.ts';
import { importByDefault } from '@asad/owner/import-by-default';

/** Open periods end then. */
export const TODAY = '2026-11';

const RESUMES = fileURLToPath(new URL('../../../content/fixtures/resumes/', import.meta.url));
const importResume = (name: string): Portfolio =>
  importByDefault([{ name, text: readFileSync(join(RESUMES, name), 'utf8') }], TODAY).portfolio;

export const OWNERS: readonly (readonly [name: string, portfolio: Portfolio])[] = [
  ['sample', sample],
  ['zoe', zoe],
  ['studio', studio],
  ['shapes', shapes],
  ...readdirSync(RESUMES).map((file) => [file.replace(/\.\w+$/u, ''), importResume(file)] as const),
];

const model = readModel(english);

type Wrap = (guide: Guide, knowledge: Knowledge) => Guide;
let wrap: Wrap = (guide) => guide;
/** Guides that are opened from then on are wrapped. */
export const wrapGuides = (by: Wrap = (guide) => guide): void => void (wrap = by);
export const isOffer = ({ sentences }: Pick<GuideReply, 'sentences'>): boolean =>
  sentences.some((sentence) => sentence.startsWith('Do you mean '));

export function openOwner(name: string) {
  const portfolio = OWNERS.find(([owner]) => owner === name)?.[1];
  if (!portfolio) throw new Error(`There is no owner ${name}.`);
  const knowledge = deriveKnowledge(portfolio, TODAY, { kinds: KINDS });
  const guide = wrap(createGuide(knowledge, model), knowledge);
  /** The last two turns of a call; the first is the greeting. */
  function call(lines: string): readonly [before: GuideTurn, last: GuideTurn] {
    let [before, last] = [guide.begin(), guide.begin()];
    for (const line of lines.split(NEXT_LINE)) [before, last] = [last, guide.replyTo(line, last.state)];
    return [before, last];
  }
  /** The replies to each choice of an offer: "Do you mean Heron? Or Rehearsal?" */
  const choose = ({ reply, state }: GuideTurn): readonly GuideTurn[] =>
    isOffer(reply) ? reply.suggestions.map((choice) => guide.replyTo(choice, state)) : [];
  return { knowledge, guide, call, choose };
}
