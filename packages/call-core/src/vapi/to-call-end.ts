import { CallError } from '../call-error.ts';
import { VISITOR_END, type CallEnd } from '../call-end.ts';

/** Words that mean that something broke; the provider has about 600 reasons, so they are read by what they contain. */
const BROKEN =
  /error|fail|fault|invalid|crash|unavailable|not-found|not-valid|missing|shutdown|invocation|denied|blocked|timed?-?out-(before|while)|unknown|worker|pipeline|deprecat|refused|rejected|no-server|unhealthy|overload|quota|rate-limit|not-supported|no-available|lost|over-concurrency|unauthorized|exhausted|unreachable|bad-request|forbidden/;
/** Words for an end that the plan of the call foresaw. */
const LIMIT = /max-duration|silence-timed-out|idle-timeout|exceeded-max/;

/** How a call ended, by the provider's `endedReason`. A reason that nobody has seen yet is the assistant's end. */
export function toCallEnd(endedReason: string): CallEnd {
  if (endedReason === VISITOR_END.endedReason) return VISITOR_END;
  if (LIMIT.test(endedReason)) return { by: 'limit', endedReason };
  if (BROKEN.test(endedReason)) {
    return {
      by: 'error',
      endedReason,
      error: new CallError('connection_lost', `The call broke off at the provider: ${endedReason}.`),
    };
  }
  return { by: 'assistant', endedReason };
}
