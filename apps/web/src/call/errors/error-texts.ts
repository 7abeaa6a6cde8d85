import type { CallError } from '@asad/call-core';
import type { MicrophoneObstacle } from '@asad/call-core/browser';
import { site } from '../../site/site.ts';
import type { AnyErrorCode } from './site-error.ts';

const { assistant } = site;

export type ErrorPlace = 'alert' | 'notice' | 'verification' | 'limit' | 'log';

/** The page has a button or link for each. */
export type WayOn = 'try-again' | 'type-instead' | 'write-email' | 'reload' | 'none';

export interface ErrorText {
  readonly place: ErrorPlace;
  readonly text: string;
  readonly wayOn: WayOn;
}

const alert = (text: string, wayOn: WayOn): ErrorText => ({ place: 'alert', text, wayOn });
/** The specification has no text for these codes. */
const notice = (text: string, wayOn: WayOn): ErrorText => ({ place: 'notice', text, wayOn });

const LOGGED: ErrorText = { place: 'log', text: '', wayOn: 'none' };
const ASKS_TO_VERIFY: ErrorText = { place: 'verification', text: '', wayOn: 'none' };
const STATS_FAILED = alert('Failed to check call availability. Please try again.', 'try-again');
const NOT_STARTED = notice('The call could not be started. Please try again in a moment.', 'try-again');
const TOOK_TOO_LONG = notice('The call took too long to start. Please try again in a moment.', 'try-again');
const DAY_SPENT = alert(`${assistant} has answered enough calls for today. Please try again tomorrow.`, 'write-email');
/** The page is older than the deployment. */
const PAGE_IS_OLD = notice(
  'The call could not be started. The site may be newer than this page, or the network is gone.',
  'reload',
);

/** Texts by error code (specification, section 8). */
export const ERROR_TEXTS: Readonly<Record<AnyErrorCode, ErrorText>> = {
  stats_failed: STATS_FAILED,
  gate_failed: STATS_FAILED,
  microphone_denied: alert('Microphone access denied. Please allow microphone access to make calls.', 'type-instead'),
  microphone_missing: alert('No microphone found. Please connect a microphone and try again.', 'type-instead'),
  microphone_failed: alert('The microphone cannot be used. Another program may be using it.', 'type-instead'),
  microphone_lost: notice('The microphone was disconnected. What was said until then is kept below.', 'type-instead'),
  network_budget: DAY_SPENT,
  site_budget: DAY_SPENT,
  hour_budget: alert(
    `${assistant} has answered many calls this hour. Please try again in a little while.`,
    'write-email',
  ),
  closed: alert(`${assistant} is resting. Please try again later.`, 'write-email'),
  unauthenticated: ASKS_TO_VERIFY,
  not_verified: ASKS_TO_VERIFY,
  captcha_failed: ASKS_TO_VERIFY,
  visitor_limit: { place: 'limit', text: '', wayOn: 'write-email' },
  rate_limited: notice('Too many requests came from your network. Please wait a minute.', 'try-again'),
  busy_elsewhere: notice('A call is running in another tab. End it there, then call from here.', 'try-again'),
  creation_failed: NOT_STARTED,
  key_used: NOT_STARTED,
  join_failed: NOT_STARTED,
  internal: NOT_STARTED,
  provider_failed: NOT_STARTED,
  unavailable: NOT_STARTED,
  timed_out: TOOK_TOO_LONG,
  provider_timeout: TOOK_TOO_LONG,
  connection_lost: notice('The connection was lost. What was said until then is kept below.', 'try-again'),
  service_unavailable: notice(
    `The line to ${assistant} is not available at the moment. Please send a mail instead.`,
    'write-email',
  ),
  assistant_lost: notice(
    `${assistant} left the call and did not come back. What was said until then is kept below.`,
    'try-again',
  ),
  time_limit: notice('The time for this call is up. What was said is kept below.', 'try-again'),
  silence_limit: notice(
    'The call ended because nothing was said for a while. What was said is kept below.',
    'try-again',
  ),
  foreign_origin: notice(`${assistant} can only be called from the site itself.`, 'write-email'),
  misdirected: notice(`${assistant} can only be called from the site itself.`, 'write-email'),
  app_check_failed: notice('The site could not verify this page. Please reload it.', 'reload'),
  code_missing: PAGE_IS_OLD,
  invalid_json: PAGE_IS_OLD,
  invalid_field: PAGE_IS_OLD,
  not_found: PAGE_IS_OLD,
  method_not_allowed: PAGE_IS_OLD,
  unsupported_media_type: PAGE_IS_OLD,
  too_large: PAGE_IS_OLD,
  call_not_opened: LOGGED,
  turn_limit: LOGGED,
  validation: LOGGED,
  audio_degraded: LOGGED,
  recording_degraded: LOGGED,
  message_too_large: LOGGED,
  // The conversation shows a hint (use-press.ts).
  cannot_hear: LOGGED,
  hearing_unavailable: LOGGED,
  control_failed: LOGGED,
  disposed: LOGGED,
  text_unsupported: LOGGED,
  send_failed: LOGGED,
  save_failed: LOGGED,
};

const isKnown = (code: string): code is AnyErrorCode => Object.hasOwn(ERROR_TEXTS, code);

/** A newer backend's unknown codes count as a failed start. */
export function getErrorText({ code, stage }: CallError): ErrorText {
  // The gate timed out: the check failed.
  if (code === 'timed_out' && stage === 'gate') return STATS_FAILED;
  return isKnown(code) ? ERROR_TEXTS[code] : NOT_STARTED;
}

/** The obstacle is not the visitor's decision. */
const OBSTACLES: ReadonlyMap<unknown, string> = new Map<MicrophoneObstacle, string>([
  ['system', 'Your system does not let this browser use the microphone. You can allow it in the privacy settings.'],
  ['policy', 'The page around this one blocks the microphone. Open this page in its own tab.'],
  ['in-app-browser', 'The browser inside this app blocks the microphone. Open this page in your usual browser.'],
  ['insecure', 'Browsers allow the microphone on secure pages only. Open this page with https.'],
]);

export const findAdvice = ({ code, details }: CallError): string | undefined =>
  code.startsWith('microphone_') ? OBSTACLES.get(details) : undefined;
