import { createChat, type MindState } from '@asad/guide/mind';
import { z } from 'zod';
import type { TurnAnswer, TurnVoice } from '../ports/voice-backend.ts';
import type { ModelSettings } from './model-voice.ts';
import { createSiteMind } from './site-mind.ts';
import { createSpeech } from './speech.ts';

const toolSchema = z.object({
  name: z.enum(['showEntry', 'openContact', 'book', 'endCall']),
  arguments: z.record(z.string(), z.unknown()),
});

/** Thinks by the language model, speaks by our engine: what the model has said is rendered while it goes on. */
export function createTurnVoice(settings: ModelSettings): TurnVoice {
  const mind = createSiteMind(createChat(settings));
  const render = createSpeech(settings);
  const speak: TurnVoice['speak'] = async (sentence, signal) => {
    const sound = await render(sentence, signal);
    return sound && Buffer.from(sound).toString('base64');
  };

  return {
    speak,
    async answer(text, { state, mayAsk, signal }) {
      const before: MindState = state === undefined ? mind.begin() : z.custom<MindState>().parse(JSON.parse(state));
      const answer = mind.answer(text, before, { signal, mayAsk });

      async function* speaking(): TurnAnswer['parts'] {
        for await (const part of answer.parts) {
          if (part.type === 'tool') {
            const tool = toolSchema.safeParse(part);
            if (tool.success) yield { type: 'tool', ...tool.data };
            continue;
          }
          const sound = await speak(part.text, signal);
          if (signal.aborted) return;
          yield { type: 'sentence', text: part.text, ...(sound !== undefined && { sound }) };
        }
      }

      return {
        parts: speaking(),
        outcome() {
          const { state: after, by, failure, tokens } = answer.outcome();
          return {
            state: JSON.stringify(after),
            by,
            failure: failure && { kind: failure.kind, message: failure.message },
            tokens,
          };
        },
      };
    },
  };
}
