import { CallError } from '../call-error.ts';
import { VISITOR_END, type CallEnd } from '../call-end.ts';

/** The visitor went, whatever was under way. */
const VISITOR = /^customer-ended-call|caller-hungup/;
/** An end that the plan of the call foresaw. */
const LIMIT = /exceeded-max-duration|^silence-timed-out|idle-timeout/;
/** Words for what broke, or never came about. The provider has about 600 reasons: they are read by what they contain. */
const BROKEN =
  /error|fail|fault|invalid|crash|unavailable|not-found|not-valid|missing|denied|blocked|refused|reject|abort|time(d-)?out|busy|no-answer|no-assistant|no-call|did-not|misdial|closed|shutdown|lost|unauthorized|forbidden|unreachable|overload|exhausted|quota|rate-limit|unknown/;

/**
 * How a call ended, by the provider's `endedReason`. A reason that nobody has seen yet and that names nothing broken is
 * the assistant's end.
 */
export function toCallEnd(endedReason: string): CallEnd {
  if (endedReason === VISITOR_END.endedReason) return VISITOR_END;
  if (VISITOR.test(endedReason)) return { by: 'visitor', endedReason };
  if (LIMIT.test(endedReason)) return { by: 'limit', endedReason };
  if (!BROKEN.test(endedReason)) return { by: 'assistant', endedReason };
  const code = endedReason.endsWith('microphone-permission') ? 'microphone_denied' : 'connection_lost';
  return {
    by: 'error',
    endedReason,
    error: new CallError(code, `The call broke off at the provider: ${endedReason}.`),
  };
}
