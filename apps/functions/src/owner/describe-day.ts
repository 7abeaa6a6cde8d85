import type { CallStore } from '../store/call-store.ts';

export type DayNumbers = Awaited<ReturnType<CallStore['readDay']>>;

export function describeDay({ day, counts, budget }: DayNumbers): readonly string[] {
  const {
    'createWebCall started': started = 0,
    'createWebCall start_ms': startMs = 0,
    'callTurn answered_by_model': byModel = 0,
    'callTurn answered_by_guide': byGuide = 0,
    'callTurn first_ms': firstMs = 0,
    'callTurn tokens': tokens = 0,
    'providerEvents turns': spoken = 0,
    'providerEvents turn_ms': spokenMs = 0,
    ...refused
  } = counts;
  const turns = byModel + byGuide;
  const lines = Object.entries(refused).toSorted(([, a], [, b]) => b - a);
  return [
    `${day} (UTC)`,
    `calls started: ${started}`,
    ...(started === 0 ? [] : [`a start took: ${(startMs / started / 1000).toFixed(1)} s on average`]),
    ...(turns === 0
      ? []
      : [
          `turns answered: ${byModel} by the language model, ${byGuide} by the guide in its place`,
          `a first sentence took: ${(firstMs / turns / 1000).toFixed(1)} s on average`,
          `tokens: ${tokens}`,
        ]),
    ...(spoken === 0
      ? []
      : [`turns answered by the voice provider: ${spoken}, in ${(spokenMs / spoken / 1000).toFixed(1)} s on average`]),
    ...(budget.calls === undefined ? [] : [`budget, calls: ${budget.calls}`]),
    ...(budget.minutes === undefined ? [] : [`budget, minutes: ${budget.minutes}`]),
    ...lines.map(([name, count]) =>
      name.startsWith('callTurn model_')
        ? `the language model, ${name.slice('callTurn model_'.length)}: ${count}`
        : `refused, ${name.replace(' ', ': ')}: ${count}`,
    ),
  ];
}

/** Undefined budgets stay undefined. */
export function addDays(days: readonly DayNumbers[], day: string): DayNumbers {
  const counts: Record<string, number> = {};
  for (const each of days)
    for (const [name, count] of Object.entries(each.counts)) counts[name] = (counts[name] ?? 0) + count;
  const add = (numbers: readonly (number | undefined)[]) =>
    numbers.reduce((sum, number) => (number === undefined ? sum : (sum ?? 0) + number), undefined);
  const budget = {
    calls: add(days.map((each) => each.budget.calls)),
    minutes: add(days.map((each) => each.budget.minutes)),
  };
  return { day, counts, budget };
}
