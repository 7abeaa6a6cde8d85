import type { Explanation } from '@asad/guide';

const MOST = 10;

type Meaning = Explanation['ranked'][number]['meaning'];

function nameOf(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'tell':
      return meaning.targets.join(' + ');
    case 'nothing':
      return `${meaning.entity.id}/nothing`;
    case 'act':
      return `act/${meaning.act}`;
    case 'near':
      return `need, as in ${meaning.entity.id}`;
    case 'off-topic':
      return 'off-topic';
  }
  return meaning satisfies never;
}

function judgementOf({ judgement }: Explanation): string {
  switch (judgement.kind) {
    case 'say':
      return `say ${nameOf(judgement.candidate.meaning)}`;
    case 'offer':
      return `${judgement.denied ? `say ${nameOf(judgement.denied.meaning)}, then ` : ''}offer ${judgement.targets.join(', ')}`;
    case 'unknown':
      return `unknown (${judgement.line}${judgement.subject ? `, ${judgement.subject.id}` : ''})`;
  }
  return judgement satisfies never;
}

/** The reading of a question, its ten likeliest meanings, and the judgement. */
export const describe = (explanation: Explanation): string =>
  [
    `read:  ${explanation.tokens.join(' ')}`,
    ...explanation.ranked.slice(0, MOST).map(({ meaning, chance }) => `rank:  ${chance.toFixed(2)} ${nameOf(meaning)}`),
    `judge: ${judgementOf(explanation)}`,
    '',
  ].join('\n');
