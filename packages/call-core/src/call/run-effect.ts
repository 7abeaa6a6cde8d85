import type { CallEffect } from '../machine/call-effect.ts';
import { STAGE_LIMIT_MS } from '../start-stage.ts';
import type { CallRun } from './call-run.ts';
import { createConclusion } from './conclude-call.ts';
import type { EffectParts } from './effect-parts.ts';
import { createRoomEntry } from './enter-room.ts';
import { createStartSteps } from './start-steps.ts';

/** What is done for each of the machine's orders. */
type Orders = {
  readonly [Type in CallEffect['type']]: (run: CallRun, effect: Extract<CallEffect, { type: Type }>) => unknown;
};

/** Carries out the machine's orders. */
export function createEffectRunner(parts: EffectParts) {
  const { clock, conversation, dispatch, listeners, publish } = parts;
  const room = createRoomEntry(parts);

  const orders: Orders = {
    ...createStartSteps(parts),
    ...createConclusion(parts),
    clearConversation: () => conversation.clear(),
    joinCall: room.join,
    watchStage(run, { stage }) {
      run.stopWatching?.();
      run.stage = stage;
      const limitMs = STAGE_LIMIT_MS[stage];
      run.stopWatching =
        limitMs === null
          ? null
          : clock.setTimer(limitMs, () => dispatch({ type: 'stageTimedOut', epoch: run.epoch, stage }));
    },
    beginTalk(run) {
      run.stopWatching?.();
      run.startedAtMs = clock.nowMs();
      run.stage = null;
      publish();
      if (run.webCall) listeners.tell('call-start', { callId: run.webCall.id });
      room.sendQueued(run);
    },
  };

  return {
    // The order was chosen by the effect's own type; TypeScript cannot follow that.
    run: (run: CallRun, effect: CallEffect): unknown => orders[effect.type](run, effect as never),
    sendText: room.sendText,
  };
}
