import { ChatFailure, createChat } from '@asad/guide/mind';
import type { ModelSettings } from './model-voice.ts';

/** A start waits no longer than a visitor would. */
const TIMEOUT_MS = 4000;

/** Asks the language model for one word; a sentence for whoever starts the site where it does not answer. */
export async function checkModel(settings: ModelSettings): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = createChat(settings)([{ role: 'user', content: 'Say yes.' }], { tools: [], signal });
    const { done } = await answer.next();
    await answer.return();
    return done === true ? `The model of MODEL_NAME said nothing. ${GUIDE_ANSWERS}` : undefined;
  } catch (error) {
    const isRefused = error instanceof ChatFailure && error.kind === 'refused';
    const why = error instanceof ChatFailure ? error.message : 'The language model did not answer in time.';
    return isRefused
      ? `The setting MODEL_KEY is refused by the endpoint of MODEL_URL; give it a key that is valid there. ${GUIDE_ANSWERS}`
      : `${why} Look at MODEL_URL and MODEL_NAME. ${GUIDE_ANSWERS}`;
  }
}

const GUIDE_ANSWERS = 'Until then the guide answers in its place.';
