import type { CallError } from '../call-error.ts';
import { typedMessage } from '../typed-text.ts';
import type { ProviderEvent } from '../voice-provider.ts';
import type { CallRun } from './call-run.ts';
import type { EffectParts } from './effect-parts.ts';
import { joinCall } from './join-call.ts';

/** The way into the provider's room, and what is heard from it while the call lasts. */
export function createRoomEntry(parts: EffectParts) {
  const { clock, dispatch, getState, hear, listeners, options, publish, tell } = parts;

  /** Takes in what the provider reports, until the call is over. */
  function report(run: CallRun, event: ProviderEvent): void {
    if (run.isOver) return;
    const { epoch } = run;
    switch (event.type) {
      case 'stage':
        tell(run, event.stage, event.status);
        return event.status === 'started' ? dispatch({ type: 'stageStarted', epoch, stage: event.stage }) : undefined;
      case 'talk-started':
        return dispatch({ type: 'talkStarted', epoch });
      case 'message':
        return hear(event.message);
      case 'action':
        return listeners.tell('action', event.action);
      case 'degraded':
        return listeners.tell('error', event.error);
      case 'ended':
        return dispatch({ type: 'providerEnded', epoch, end: event.end });
      case 'failed':
        return dispatch({ type: 'providerFailed', epoch, error: event.error });
    }
    return event satisfies never;
  }

  /** What was typed while waiting, in its order, once there is a talk and somebody to hand it to. */
  function sendQueued(run: CallRun): void {
    const { queuedTexts, status } = getState();
    if (!run.session || status !== 'active' || queuedTexts.length === 0) return;
    publish({ queuedTexts: [] });
    for (const text of queuedTexts) sendText(run, text);
  }

  /** Heard before it is sent: a provider may answer at once, and the question stands before its answer. */
  function sendText(run: CallRun, text: string): void {
    hear(typedMessage(text));
    parts.guard(() => run.session?.sendText(text));
  }

  function join(run: CallRun): void {
    const { epoch, webCall } = run;
    if (!webCall) return;
    run.joining = joinCall(run, webCall, {
      clock,
      findProvider: options.findProvider,
      isMobile: options.isMobile ?? false,
      isMuted: () => getState().isMuted,
      emit: (event) => report(run, event),
    })
      .then((session) => {
        // Looked at here and not where it was awaited: between the two the visitor may have hung up, and nobody may stay
        // in a room without knowing.
        if (run.isOver) return session.leave();
        run.session = session;
        // The wish may have changed while joining.
        session.setMuted(getState().isMuted);
        listeners.tell('call-start-success', { callId: webCall.id, totalDurationMs: clock.nowMs() - run.begunAtMs });
        run.settleStart({ callId: webCall.id });
        dispatch({ type: 'joined', epoch });
        sendQueued(run);
        return undefined;
      })
      .catch((error: CallError) => {
        if (!run.isOver) dispatch({ type: 'providerFailed', epoch, error });
      });
  }

  return { join, sendQueued, sendText };
}
