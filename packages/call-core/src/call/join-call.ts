import { CallError, toCallError } from '../call-error.ts';
import type { WebCall } from '../contract/web-call.ts';
import { MOBILE_WAIT_MS } from '../start-stage.ts';
import type { Clock } from '../platform.ts';
import type { ProviderEvent, ProviderSession } from '../voice-provider.ts';
import type { FindProvider } from './call-ports.ts';
import type { CallRun } from './call-run.ts';

export interface JoinParts {
  readonly clock: Clock;
  readonly findProvider: FindProvider;
  readonly isMobile: boolean;
  readonly isMuted: () => boolean;
  readonly emit: (event: ProviderEvent) => void;
}

/** Resolves after `delayMs`, or at once when the call is given up. */
function wait(run: CallRun, delayMs: number, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.setTimer(delayMs, resolve);
    run.abort.signal.addEventListener('abort', () => (stop(), resolve()), { once: true });
  });
}

/**
 * Brings the visitor into the call: loads who talks, waits where a phone needs it, joins. Whoever awaits this looks
 * whether the call is over by then, and leaves the session if it is.
 */
export async function joinCall(run: CallRun, webCall: WebCall, parts: JoinParts): Promise<ProviderSession> {
  const { clock, emit, findProvider, isMobile } = parts;
  const stage = 'mobile-permissions';
  try {
    const provider = await findProvider(webCall);
    // A provider that waits by itself reports the stage itself.
    if (!provider.waitsOnMobile) {
      if (isMobile) {
        emit({ type: 'stage', stage, status: 'started' });
        await wait(run, MOBILE_WAIT_MS, clock);
      }
      emit({ type: 'stage', stage, status: isMobile ? 'completed' : 'skipped' });
    }
    if (run.isOver) throw new CallError('join_failed', 'The call was given up before it was joined.');
    return await provider.join(webCall, {
      microphone: run.microphone,
      isMuted: parts.isMuted(),
      signal: run.abort.signal,
      clock,
      emit,
    });
  } catch (thrown) {
    throw toCallError(thrown, 'join_failed', { stage: run.stage ?? 'daily-call-join' });
  }
}
