import { ChatFailure, createGuide, readModel } from '@asad/guide/mind';
import { english } from '@asad/guide/english';
import { knowledge } from '../site-knowledge.ts';
import type { ModelSettings } from './model-voice.ts';
import { createSiteJudge } from './site-judge.ts';

const TIMEOUT_MS = 6000;
const MAX_PROBES = 4;

/** Plain questions, about the works where there are any: a judge must get them right to be worth its price. */
function listProbes() {
  const guide = createGuide(knowledge, readModel(english));
  const { state } = guide.begin();
  const works = knowledge.entities.filter(({ kind }) => kind === 'project' || kind === 'experience');
  const asked = works.length > 0 ? works : knowledge.entities;
  return asked.slice(0, MAX_PROBES).flatMap(({ id, title, fields }) => {
    const hasResult = fields['result'] !== undefined && fields['result'].isUnwritten !== true;
    const question = guide.toQuestion([hasResult ? `What came of ${title}?` : `Tell me about ${title}.`], state);
    return question ? [{ question, right: `${id}/${hasResult ? 'result' : Object.keys(fields)[0]}` }] : [];
  });
}

/** Returns a sentence for the operator when the model does not answer, or chooses worse than the built-in judge. */
export async function checkModel(settings: ModelSettings): Promise<string | undefined> {
  const judge = createSiteJudge(settings);
  const probes = listProbes();
  const judged = await Promise.all(
    probes.map(async ({ question, right }) => {
      const { choice } = await judge.choose(question, AbortSignal.timeout(TIMEOUT_MS));
      return {
        choice,
        isRight: 'say' in choice && choice.say.includes(right),
        isBuiltIn: question.targets[0] === right,
      };
    }),
  );
  const [failure] = judged.flatMap(({ choice }) => (choice instanceof ChatFailure ? [choice] : []));
  if (failure?.kind === 'refused')
    return `The setting MODEL_KEY is refused by the endpoint of MODEL_URL; give it a key that is valid there. ${GUIDE_ANSWERS}`;
  if (failure && failure.kind !== 'nonsense')
    return `${failure.message} Look at MODEL_URL and MODEL_NAME. ${GUIDE_ANSWERS}`;
  const count = (key: 'isRight' | 'isBuiltIn'): number => judged.filter((answer) => answer[key]).length;
  if (count('isRight') >= count('isBuiltIn')) return undefined;
  return `The model of MODEL_NAME chose ${count('isRight')} of ${probes.length} plain answers right, the guide ${count('isBuiltIn')}: it is not better. Take another model, or VOICE=guide.`;
}

const GUIDE_ANSWERS = 'Until then the guide answers in its place.';
