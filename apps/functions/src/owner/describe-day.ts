import type { DayNumbers } from '../calls/day-counts.ts';

/** The numbers of a day, a line each, the largest count first. */
export function describeDay({ day, counts, budget }: DayNumbers): readonly string[] {
  const { 'createWebCall started': started = 0, 'createWebCall start_ms': startMs = 0, ...refused } = counts;
  const lines = Object.entries(refused).toSorted(([, a], [, b]) => b - a);
  return [
    `${day} (UTC)`,
    `calls started: ${started}`,
    ...(started === 0 ? [] : [`a start took: ${(startMs / started / 1000).toFixed(1)} s on average`]),
    ...(budget.calls === undefined ? [] : [`budget, calls: ${budget.calls}`]),
    ...(budget.minutes === undefined ? [] : [`budget, minutes: ${budget.minutes}`]),
    ...lines.map(([name, count]) => `refused, ${name.replace(' ', ': ')}: ${count}`),
  ];
}
