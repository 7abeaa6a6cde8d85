import { fieldExamples } from './examples/field-examples.ts';
import { beside, offTopic } from './examples/other-examples.ts';
import { guideLines } from '../guide-lines.ts';
import { owner } from '../owner.ts';
import { acts, BRIEFLY, corrections, courtesies, farewells, foreignWords, partings } from './acts.ts';
import { askFields } from './ask-fields.ts';
import { guideSubjects } from './subjects.ts';
import { toPhrases } from './phrases.ts';
import { detailExamples } from './examples/detail-examples.ts';
import { topicExamples } from './examples/topic-examples.ts';
import { wordWeights } from './word-weights.ts';

/** Anything is asked for by its name in these. */
const FRAMES = toPhrases('what is the | what was the | tell me about the | describe the');
const isWord = (cue: string): boolean => !cue.includes(' ');
const inFrames = (noun: string): readonly string[] => FRAMES.map((frame) => `${frame} ${noun}`);

/** Everything that ASAD knows, and how it is asked for: what a guide is made from. */
export const guideContent = {
  subjects: guideSubjects,
  fields: askFields.map(({ id, cues }) => ({
    id,
    cues,
    asks: [...(fieldExamples[id] ?? []), ...(id === 'what' ? [] : cues.filter(isWord).flatMap(inFrames))],
  })),
  words: wordWeights,
  examples: { topics: topicExamples, details: detailExamples, beside, offTopic },
  acts,
  lines: guideLines,
  ownerNames: [owner.name],
  guideNames: toPhrases(`
    asad | assad | a sad | owl | mister owl | mr owl | dear owl | my owl | bird | mister bird | birdie | owly |
    little owl
  `),
  courtesies,
  partings,
  farewells,
  closings: [
    ...BRIEFLY,
    'please',
    'then',
    'again',
    'too',
    'even',
    'as well',
    'thanks',
    'thank you',
    'sir',
    'mate',
    'buddy',
    'by the way',
    'if you do not mind',
    'if possible',
    'anyway',
  ],
  corrections,
  foreignWords,
  starters: ['projects/what', 'experiences/what', 'availability/what'],
  greetingOffers: ['projects/what'],
  kindNouns: {
    project: ['project', 'product', 'story', 'creation'],
    experience: ['job', 'company', 'employer', 'position', 'firm', 'workplace', 'gig', 'stint'],
    stack: ['tool', 'technology', 'framework'],
    principle: ['principle', 'value'],
  },
  kindVerbs: { experience: ['work', 'worked', 'stay', 'stayed', 'employed', 'hired', 'been', 'anywhere', 'spent'] },
};

/** Every sentence that ASAD can say, each once: what every call hears first, then what is asked of most things. */
export function listSentences(): readonly string[] {
  return [
    ...new Set([
      ...Object.values(guideLines).flat(),
      ...guideSubjects.flatMap(({ fields }) => fields['what']?.says ?? []),
      ...guideSubjects.flatMap(({ fields, offer, or, menu, nothing }) => [
        ...Object.values(fields).flatMap(({ says, more }) => [...says, ...(more ?? [])]),
        ...[offer, or].flatMap((sentence) => sentence ?? []),
        ...(menu ? [menu.says] : []),
        ...(nothing === undefined ? [] : [nothing]),
      ]),
    ]),
  ];
}

/** The field, as `subject/field`, that a decline names as not written: filling it in answers the question. */
export function findUnwrittenField(decline: string): string | undefined {
  for (const { id, fields } of guideSubjects) {
    for (const [field, { says, isUnwritten }] of Object.entries(fields)) {
      if (isUnwritten && says.some((sentence) => decline.includes(sentence))) return `${id}/${field}`;
    }
  }
  return undefined;
}
