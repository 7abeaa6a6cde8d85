import type { callTurnSchema } from '@asad/call-core/contract';
import type { z } from 'zod';
import { ChatFailure, type Judged } from '@asad/guide/mind';
import { describeFailure } from '../backend-error.ts';
import { assistantName } from '../site-knowledge.ts';
import { type ApiHandler, type ApiResponse, ok, type ReadRequest, refuse } from './api.ts';
import { visitorEndpoint } from './endpoint.ts';
import type { Instance } from './instance.ts';

/** As long as the page waits. */
const MAX_CHOICE_MS = 3000;

/** A language model chooses from the bank; its words go nowhere. */
export function callTurn(backend: Instance): ApiHandler {
  const { store, voice, clock, tally } = backend;
  const { loadJudge } = voice;
  const answer = async (
    _request: ReadRequest,
    uid: string,
    turn: z.infer<typeof callTurnSchema>,
  ): Promise<ApiResponse> => {
    const judge = await loadJudge?.();
    if (judge === undefined) return notOpened();
    const { callId, question, context, targets } = turn;
    const { focus, entry, earlier, offer, last } = context;
    const unknown = Object.entries({ context: [focus, entry, earlier, ...offer, ...last], targets }).find(
      ([, ids]) => !ids.every((id) => id === undefined || judge.has(id)),
    );
    if (unknown) return refuse('invalid_field', `The field ${unknown[0]} has an id that is not of this site.`);
    const taking = await store.takeTurn(uid, callId);
    if (taking === 'not_opened') return notOpened();
    if (taking === 'limit')
      return refuse('turn_limit', 'The turns of this call or the tokens of this day are used up.');
    const beganAtMs = clock.elapsed();
    const judged = await judge.choose({ question, context, targets }, AbortSignal.timeout(MAX_CHOICE_MS));
    tally.note('callTurn', 'choice_ms', Math.round(clock.elapsed() - beganAtMs));
    await note(backend, judged);
    return judged.choice instanceof ChatFailure
      ? refuse('provider_failed', 'The language model chose no answer.')
      : ok(judged.choice);
  };
  return visitorEndpoint(backend, 'callTurn', { answer });
}

const notOpened = () => refuse('call_not_opened', 'This visitor has no such call open.', { status: 404 });

/** A failure to store is only logged, because the visitor waits. */
async function note(backend: Instance, { choice, tokens }: Judged): Promise<void> {
  const { store, tally, log } = backend;
  const spent = store.addTokens(tokens).catch((error: unknown) => {
    log({ event: 'tokens_not_counted', name: 'callTurn', ...describeFailure(error) });
  });
  tally.note('callTurn', choice instanceof ChatFailure ? 'left_to_guide' : 'chosen_by_model');
  if (choice instanceof ChatFailure) {
    tally.note('callTurn', `model_${choice.kind}`);
    log({ event: 'model_failed', name: 'callTurn', kind: choice.kind, message: choice.message });
    if (choice.kind === 'refused') await backend.alarm(KEY_REFUSED);
  }
  await spent;
}

const KEY_REFUSED = {
  key: 'model key',
  subject: `${assistantName}’s language model refuses its key`,
  text: 'The endpoint of MODEL_URL does not take MODEL_KEY. Calls go on, and the guide answers them; set another key to have the model back.',
};
