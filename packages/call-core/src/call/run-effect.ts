import type { CallEffect } from '../machine/call-effect.ts';
import { STAGE_LIMIT_MS, type StartStage } from '../start-stage.ts';
import type { CallRun } from './call-run.ts';
import { createConclusion } from './conclude-call.ts';
import type { EffectParts } from './effect-parts.ts';
import { createRoomEntry } from './enter-room.ts';
import { createStartSteps } from './start-steps.ts';

/** Carries out the machine's orders. */
export function createEffectRunner(parts: EffectParts) {
  const { clock, conversation, dispatch, listeners, publish } = parts;
  const steps = createStartSteps(parts);
  const room = createRoomEntry(parts);
  const conclusion = createConclusion(parts);

  function stopWatching(run: CallRun): void {
    run.stopWatching?.();
    run.stopWatching = null;
  }

  function watch(run: CallRun, stage: StartStage): void {
    stopWatching(run);
    run.stage = stage;
    const limitMs = STAGE_LIMIT_MS[stage];
    if (limitMs === null) return;
    run.stopWatching = clock.setTimer(limitMs, () => dispatch({ type: 'stageTimedOut', epoch: run.epoch, stage }));
  }

  function beginTalk(run: CallRun): void {
    run.startedAtMs = clock.nowMs();
    run.stage = null;
    publish();
    if (run.webCall) listeners.tell('call-start', { callId: run.webCall.id });
    room.sendQueued(run);
  }

  function runEffect(run: CallRun, effect: CallEffect): void {
    switch (effect.type) {
      case 'checkGate':
        return void steps.checkGate(run);
      case 'clearConversation':
        return conversation.clear();
      case 'openMicrophone':
        return void steps.openMicrophone(run);
      case 'createWebCall':
        return void steps.createWebCall(run);
      case 'joinCall':
        return room.join(run);
      case 'watchStage':
        return watch(run, effect.stage);
      case 'stopWatching':
        return stopWatching(run);
      case 'beginTalk':
        return beginTalk(run);
      case 'release':
        return conclusion.release(run);
      case 'concludeTalk':
        return conclusion.concludeTalk(run, effect.end);
      case 'concludeStart':
        return conclusion.concludeStart(run, effect.end);
    }
    return effect satisfies never;
  }

  return { run: runEffect, sendText: room.sendText };
}
