import { callTurnPartSchema } from '@asad/call-core/contract';
import { ChatFailure, createChat, type MindState } from '@asad/guide/mind';
import { z } from 'zod';
import type { TurnAnswer, TurnVoice } from '../ports.ts';
import type { ModelSettings } from './model-voice.ts';
import { createSiteMind } from './site-mind.ts';
import { createSpeech } from './speech.ts';

/** Renders each sentence while the model continues. */
export function createTurnVoice(settings: ModelSettings): TurnVoice {
  const mind = createSiteMind(createChat(settings));
  const render = createSpeech(settings);
  const speak: TurnVoice['speak'] = async (sentence, signal) => {
    const sound = await render(sentence, signal);
    return sound && Buffer.from(sound).toString('base64');
  };

  return {
    speak,
    async answer(text, { state, mayAsk, isSilent, signal }) {
      const before: MindState = state === undefined ? mind.begin() : z.custom<MindState>().parse(JSON.parse(state));
      const answer = mind.answer(text, before, { signal, mayAsk });

      async function* speaking(): TurnAnswer['parts'] {
        for await (const part of answer.parts) {
          if (part.type === 'tool') {
            const { data: tool } = callTurnPartSchema.safeParse(part);
            if (tool?.type === 'tool') yield tool;
            continue;
          }
          const sound = isSilent ? undefined : await speak(part.text, signal);
          if (signal.aborted) return;
          yield { type: 'sentence', text: part.text, ...(sound !== undefined && { sound }) };
        }
      }

      return {
        parts: speaking(),
        outcome() {
          const { state: after, ...outcome } = answer.outcome();
          return { ...outcome, state: JSON.stringify(after) };
        },
      };
    },
  };
}

const TIMEOUT_MS = 4000;

/** Returns a sentence for the operator when the model does not answer. */
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
