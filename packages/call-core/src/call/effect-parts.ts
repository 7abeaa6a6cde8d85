import type { Conversation } from '../conversation/conversation.ts';
import type { CallEvent } from '../machine/call-event.ts';
import type { Clock } from '../platform.ts';
import type { ProviderMessage } from '../provider-message.ts';
import type { StartStage } from '../start-stage.ts';
import type { CallListeners } from './call-listeners.ts';
import type { CallOptions } from './call-options.ts';
import type { CallRun, StageStatus } from './call-run.ts';
import type { CallSnapshot } from './call-snapshot.ts';

/** What carrying out the machine's orders needs of the call around it. */
export interface EffectParts {
  readonly clock: Clock;
  readonly listeners: CallListeners;
  readonly conversation: Conversation;
  readonly options: CallOptions;
  readonly hear: (message: ProviderMessage) => void;
  readonly dispatch: (event: CallEvent) => void;
  readonly publish: (change?: Partial<CallSnapshot>) => void;
  readonly getState: () => CallSnapshot;
  /** Tells listeners how a stage of the start goes. */
  readonly tell: (run: CallRun, stage: StartStage, status: StageStatus) => void;
  /** Runs what belongs to somebody else; what it throws reaches the page's error handler, not the call. */
  readonly guard: (work: () => void) => undefined;
}
