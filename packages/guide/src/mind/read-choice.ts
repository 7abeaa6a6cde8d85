import { MOST_CHOSEN, type Choice } from '../judge/outside.ts';
import type { Target } from '../knowledge.ts';
import { isRecord, type ChatAnswer } from './chat.ts';
import type { Option } from './options.ts';

const KEYS = ['say', 'offer', 'missing', 'unclear'] as const;

/** As DeepSeek, Qwen and most others, Magistral, Kimi and gpt-oss mark them in the text. */
const THOUGHT =
  /(?:<(\w*think\w*|reasoning)>|\[THINK\]|◁think▷|<\|channel\|>analysis).*?(?:<\/\1>|\[\/THINK\]|◁\/think▷|<\|channel\|>final|$)/gsu;

/** The last object with one of the keys: drafts come before an answer, and prose or fences around it. */
function findObject(text: string): Record<string, unknown> | undefined {
  for (const [piece] of [...text.matchAll(/\{[^{}]*\}/gu)].toReversed())
    try {
      const value: unknown = JSON.parse(piece);
      if (isRecord(value) && KEYS.some((key) => key in value)) return value;
    } catch {
      // Prose in braces.
    }
  return undefined;
}

/** One number or several, also as digits in text. Empty: not numbers of options, or too many. */
function readNumbers(value: unknown, options: readonly Option[]): readonly Option[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  const numbers = [...new Set(all.map((raw) => (typeof raw === 'string' && /^\d+$/u.test(raw) ? Number(raw) : raw)))];
  const found = numbers.flatMap((number) => (typeof number === 'number' ? (options[number - 1] ?? []) : []));
  return found.length === numbers.length && found.length <= MOST_CHOSEN ? found : [];
}

/** Of equal answers, the one that the ranking found is meant. Undefined: no valid choice. */
export function readChoice(
  { text, isCut }: Pick<ChatAnswer, 'text' | 'isCut'>,
  options: readonly Option[],
  likely: readonly Target[],
): Choice | undefined {
  // Some models end with their thoughts. Those that were cut off have decided nothing.
  const { say, offer, missing, unclear } =
    findObject(text.replaceAll(THOUGHT, '')) ?? (isCut ? undefined : findObject(text)) ?? {};
  const toTargets = (chosen: readonly Option[]): readonly Target[] =>
    chosen.map(({ targets }) => likely.find((target) => targets.includes(target)) ?? targets[0] ?? '');
  const told = say === undefined ? [] : readNumbers(say, options);
  if (told.length > 0) return { say: toTargets(told) };
  const offered = offer === undefined ? [] : readNumbers(offer, options);
  if (offered.length > 0 && offered.every((option) => option.text !== undefined)) return { offer: toTargets(offered) };
  if (missing === true) return { missing };
  return unclear === true ? { unclear } : undefined;
}
