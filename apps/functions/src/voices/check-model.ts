import { ChatFailure } from '@asad/guide/mind';
import type { ModelSettings } from './model-voice.ts';
import { createSiteJudge } from './site-judge.ts';

const TIMEOUT_MS = 6000;
const QUESTION = { question: 'Who are you?', context: { offer: [], last: [] }, targets: [] };

/** Returns a sentence for the operator when the model chooses nothing. `pnpm evaluate` says how well it chooses. */
export async function checkModel(settings: ModelSettings): Promise<string | undefined> {
  const { choice } = await createSiteJudge(settings).choose(QUESTION, AbortSignal.timeout(TIMEOUT_MS));
  if (!(choice instanceof ChatFailure)) return undefined;
  const [fault, advice] = FAULTS[choice.kind] ?? [choice.message, 'Look at MODEL_URL and MODEL_NAME.'];
  return `${fault} ${advice} Until then the guide answers in its place.`;
}

const FAULTS: Readonly<Partial<Record<ChatFailure['kind'], readonly [string, string]>>> = {
  refused: ['The setting MODEL_KEY is refused by the endpoint of MODEL_URL;', 'give it a key that is valid there.'],
  nonsense: ['The model of MODEL_NAME does not choose by number.', 'Take another model, or VOICE=guide.'],
};
