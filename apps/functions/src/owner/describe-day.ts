import type { CallStore } from '../store/call-store.ts';

export type DayNumbers = Awaited<ReturnType<CallStore['readDay']>>;

export function describeDay({ day, counts, budget }: DayNumbers): readonly string[] {
  const {
    'createWebCall started': started = 0,
    'createWebCall start_ms': startMs = 0,
    'callTurn chosen_by_model': byModel = 0,
    'callTurn left_to_guide': byGuide = 0,
    'callTurn choice_ms': choiceMs = 0,
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
          `turns judged: ${byModel} by the language model, ${byGuide} left to the guide`,
          `a choice took: ${(choiceMs / turns / 1000).toFixed(1)} s on average`,
        ]),
    ...(spoken === 0
      ? []
      : [`turns answered by the voice provider: ${spoken}, in ${(spokenMs / spoken / 1000).toFixed(1)} s on average`]),
    ...(budget.calls === undefined ? [] : [`budget, calls: ${budget.calls}`]),
    ...(budget.tokens === undefined ? [] : [`tokens of the language model: ${budget.tokens}`]),
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
    tokens: add(days.map((each) => each.budget.tokens)),
  };
  return { day, counts, budget };
}
