import type { CallEnd } from '../call-end.ts';
import type { StartStage } from '../start-stage.ts';

/** voice: through the microphone, and typing beside it. text: typing only, no microphone is asked for. */
export type CallMode = 'voice' | 'text';

/** What a page shows (specification, section 4). */
export type CallStatus = 'idle' | 'connecting' | 'active';

interface Running {
  /** Counts calls, so that an event which was under way when its call ended is known as late. */
  readonly epoch: number;
  readonly mode: CallMode;
}

/** Where a call is. One more state than the page needs wherever something must be undone on the way out. */
export type CallState =
  | { readonly name: 'idle'; readonly epoch: number }
  | (Running & { readonly name: 'checking' })
  | (Running & { readonly name: 'openingMicrophone' })
  | (Running & { readonly name: 'creatingCall' })
  | (Running & {
      readonly name: 'joining';
      readonly callId: string;
      readonly stage: StartStage;
      readonly isJoined: boolean;
    })
  | (Running & { readonly name: 'active'; readonly callId: string })
  | (Running & { readonly name: 'ending'; readonly from: CallStatus; readonly end: CallEnd });

/** The name of a state of the machine. */
export type CallStateName = CallState['name'];

/** Where every call begins: idle, with no call made yet. */
export const INITIAL_STATE: CallState = { name: 'idle', epoch: 0 };

/** The three words that a page shows for a state; while a call ends, it shows what it showed before. */
export function getCallStatus(state: CallState): CallStatus {
  switch (state.name) {
    case 'idle':
    case 'checking':
      return 'idle';
    case 'openingMicrophone':
    case 'creatingCall':
    case 'joining':
      return 'connecting';
    case 'active':
      return 'active';
    case 'ending':
      return state.from;
  }
  return state satisfies never;
}
