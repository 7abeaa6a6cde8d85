import type { CallError } from '@asad/call-core';
import type { AnyErrorCode } from './site-error.ts';

/** Where an error is told: as an alert, as a notice in passing, by opening a dialog, or in the console only. */
export type ErrorPlace = 'alert' | 'notice' | 'verification' | 'limit' | 'log';

/** What a visitor can do next; the page has a button or link for each. */
export type WayOn = 'try-again' | 'type-instead' | 'write-email' | 'none';

export interface ErrorText {
  readonly place: ErrorPlace;
  readonly text: string;
  readonly wayOn: WayOn;
}

/** Where the specification gives no words, a failed start is told in passing: it is no alert of its catalogue. */
const NOT_STARTED = 'The call could not be started. Please try again in a moment.';

const STATS_FAILED: ErrorText = {
  place: 'alert',
  text: 'Failed to check call availability. Please try again.',
  wayOn: 'try-again',
};

/** The words for every code (specification, section 8), where they stand, and one way on from each. */
export const ERROR_TEXTS: Readonly<Record<AnyErrorCode, ErrorText>> = {
  stats_failed: STATS_FAILED,
  gate_failed: STATS_FAILED,
  microphone_denied: {
    place: 'alert',
    text: 'Microphone access denied. Please allow microphone access to make calls.',
    wayOn: 'type-instead',
  },
  microphone_missing: {
    place: 'alert',
    text: 'No microphone found. Please connect a microphone and try again.',
    wayOn: 'type-instead',
  },
  microphone_failed: {
    place: 'alert',
    text: 'The microphone cannot be used. Another program may be holding it.',
    wayOn: 'type-instead',
  },
  microphone_lost: {
    place: 'notice',
    text: 'The microphone was disconnected. What was said until then is kept below.',
    wayOn: 'type-instead',
  },
  budget_spent: {
    place: 'alert',
    text: 'ASAD has answered enough calls for today. Please try again tomorrow.',
    wayOn: 'write-email',
  },
  hour_budget: {
    place: 'alert',
    text: 'ASAD has answered many calls this hour. Please try again in a little while.',
    wayOn: 'write-email',
  },
  closed: { place: 'alert', text: 'ASAD is resting. Please try again later.', wayOn: 'write-email' },
  not_signed_in: { place: 'verification', text: '', wayOn: 'none' },
  not_verified: { place: 'verification', text: '', wayOn: 'none' },
  visitor_limit: { place: 'limit', text: '', wayOn: 'write-email' },
  busy_elsewhere: {
    place: 'notice',
    text: 'A call is running in another tab. End it there, then call from here.',
    wayOn: 'try-again',
  },
  creation_failed: { place: 'notice', text: NOT_STARTED, wayOn: 'try-again' },
  join_failed: { place: 'notice', text: NOT_STARTED, wayOn: 'try-again' },
  timed_out: {
    place: 'notice',
    text: 'The call took too long to start. Please try again in a moment.',
    wayOn: 'try-again',
  },
  connection_lost: {
    place: 'notice',
    text: 'The connection was lost. What was said until then is kept below.',
    wayOn: 'try-again',
  },
  validation: { place: 'log', text: '', wayOn: 'none' },
  audio_degraded: { place: 'log', text: '', wayOn: 'none' },
  recording_degraded: { place: 'log', text: '', wayOn: 'none' },
  message_too_large: { place: 'log', text: '', wayOn: 'none' },
  cannot_hear: { place: 'log', text: '', wayOn: 'type-instead' },
  hearing_unavailable: { place: 'log', text: '', wayOn: 'none' },
  send_failed: { place: 'log', text: '', wayOn: 'none' },
  save_failed: { place: 'log', text: '', wayOn: 'none' },
};

/** What is said of `error`; a code that nobody foresaw is a call that did not start. */
export function getErrorText({ code, stage }: CallError): ErrorText {
  // A check that takes too long failed.
  if (code === 'timed_out' && stage === 'gate') return STATS_FAILED;
  return Object.hasOwn(ERROR_TEXTS, code) ? ERROR_TEXTS[code as AnyErrorCode] : ERROR_TEXTS.creation_failed;
}
