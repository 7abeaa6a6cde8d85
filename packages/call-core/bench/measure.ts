import { CallError } from '../src/call-error.ts';
import { createConversation } from '../src/conversation/conversation.ts';
import { CALL_EVENT_TYPES, type CallEvent } from '../src/machine/call-event.ts';
import { INITIAL_STATE, type CallState } from '../src/machine/call-state.ts';
import { transition } from '../src/machine/transition.ts';
import { createTestCall } from '../src/testing/index.ts';

const error = new CallError('join_failed', 'It did not work.');
const end = { by: 'assistant', endedReason: 'assistant-ended-call' } as const;

/** How many events a second the machine takes, over whole calls with every fifth event out of place. */
export function measureTransitions(count: number): number {
  const way = [
    'startRequested',
    'gatePassed',
    'microphoneOpened',
    'webCallCreated',
    'joined',
    'talkStarted',
    'stopRequested',
    'released',
  ] as const;
  let state: CallState = INITIAL_STATE;
  const begunAt = performance.now();
  for (let index = 0, step = 0; index < count; index += 1) {
    const isStray = index % 5 === 4;
    const type = isStray ? CALL_EVENT_TYPES[index % CALL_EVENT_TYPES.length] : way[step++ % way.length];
    const epoch = isStray ? state.epoch - 1 : state.epoch;
    state = transition(state, {
      type,
      epoch,
      mode: 'voice',
      stage: 'daily-call-join',
      callId: 'c',
      error,
      end,
    } as unknown as CallEvent).state;
  }
  return Math.round(count / ((performance.now() - begunAt) / 1_000));
}

/** The messages of a long call: partials that grow, a final for every fourth, the whole history now and then. */
function messageAt(index: number) {
  const sentence = index >> 2;
  if (index % 50 === 49) return { type: 'conversation-update', conversation: [] };
  const isFinal = index % 4 === 3;
  return {
    type: 'transcript',
    role: sentence % 2 ? 'user' : 'assistant',
    transcriptType: isFinal ? 'final' : 'partial',
    transcript: `Sentence ${sentence}${isFinal ? ', to its end.' : ''}`,
  };
}

/** Milliseconds that a conversation of `count` messages takes, its lines looked at in the end. */
export function measureConversation(count: number): number {
  const conversation = createConversation();
  const begunAt = performance.now();
  for (let index = 0; index < count; index += 1) conversation.add(messageAt(index), index);
  conversation.view().lines.at(-1);
  conversation.messages();
  return performance.now() - begunAt;
}

/** Milliseconds that a whole call of `count` messages takes: machine, store, one subscriber, listeners and the record. */
export async function measureCall(count: number): Promise<number> {
  const { call, provider, records } = createTestCall();
  call.subscribe(() => void call.getSnapshot().conversation.revision);
  await call.start();
  const room = provider.room();
  const begunAt = performance.now();
  for (let index = 0; index < count; index += 1) room.tell(messageAt(index));
  await call.stop();
  const tookMs = performance.now() - begunAt;
  if (records.length !== 1) throw new Error('The call left no record.');
  return tookMs;
}
