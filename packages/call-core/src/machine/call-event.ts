import type { CallEnd } from '../call-end.ts';
import type { CallError } from '../call-error.ts';
import type { StartStage } from '../start-stage.ts';
import type { CallMode } from './call-state.ts';

/** What the visitor or the page wants; it belongs to no call. */
export type CallRequest =
  | { readonly type: 'startRequested'; readonly mode: CallMode }
  | { readonly type: 'stopRequested' };

/** What happened in the call numbered `epoch`. */
export type CallHappening = { readonly epoch: number } & (
  | { readonly type: 'gatePassed' }
  | { readonly type: 'gateRefused'; readonly error: CallError }
  | { readonly type: 'microphoneOpened' }
  | { readonly type: 'microphoneRefused'; readonly error: CallError }
  | { readonly type: 'webCallCreated'; readonly callId: string }
  | { readonly type: 'webCallRefused'; readonly error: CallError }
  | { readonly type: 'stageStarted'; readonly stage: StartStage }
  | { readonly type: 'stageTimedOut'; readonly stage: StartStage }
  | { readonly type: 'joined' }
  | { readonly type: 'talkStarted' }
  | { readonly type: 'providerEnded'; readonly end: CallEnd }
  | { readonly type: 'providerFailed'; readonly error: CallError }
  | { readonly type: 'released' }
);

/** Everything that the machine takes in. */
export type CallEvent = CallRequest | CallHappening;

/** The name of an event of the machine. */
export type CallEventType = CallEvent['type'];

/** Every event type, as data: an event whose type is not here is unknown, and that is a programmer's mistake. */
export const CALL_EVENT_TYPES = [
  'startRequested',
  'stopRequested',
  'gatePassed',
  'gateRefused',
  'microphoneOpened',
  'microphoneRefused',
  'webCallCreated',
  'webCallRefused',
  'stageStarted',
  'stageTimedOut',
  'joined',
  'talkStarted',
  'providerEnded',
  'providerFailed',
  'released',
] as const satisfies readonly CallEventType[];
