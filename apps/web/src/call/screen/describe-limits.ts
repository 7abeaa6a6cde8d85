import type { CallService } from '../backend/backend.ts';

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** How long a call may be and its transcript is kept, as the backend's settings say; empty: unknown. */
export function describeLimits(service: CallService | null): string {
  const { maxCallSeconds: seconds, keptDays } = service ?? {};
  const length = seconds && (seconds % 60 === 0 ? count(seconds / 60, 'minute') : count(seconds, 'second'));
  return [
    ...(length ? [`A call lasts up to ${length}.`] : []),
    ...(keptDays ? [`Its transcript is kept ${count(keptDays, 'day')}.`] : []),
  ].join(' ');
}
