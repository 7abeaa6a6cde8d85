import type { CallEnd } from '../call-end.ts';
import type { StartStage } from '../start-stage.ts';

/** What the runner is to do; each order belongs to the call of the state that it came with. */
export type CallEffect =
  /** Is this visitor signed in, verified, and has calls left? */
  | { readonly type: 'checkGate' }
  /** Forget the last call's transcript and messages. */
  | { readonly type: 'clearConversation' }
  | { readonly type: 'openMicrophone' }
  | { readonly type: 'createWebCall' }
  | { readonly type: 'joinCall' }
  /** Watch this stage's time limit, and no other's, until the talk begins or the call is released. */
  | { readonly type: 'watchStage'; readonly stage: StartStage }
  /** The talk began: note the time, tell the listeners, send what was typed while waiting. */
  | { readonly type: 'beginTalk' }
  /** Abort what is under way, hang up, stop the microphone; then report `released`. */
  | { readonly type: 'release' }
  /** The talk is over: call-end and status-update to the listeners, the record to the outbox. */
  | { readonly type: 'concludeTalk'; readonly end: CallEnd }
  /** There was no talk: tell the listeners why. */
  | { readonly type: 'concludeStart'; readonly end: CallEnd };
