import type { ExamQuestion } from './read-questions.ts';

export type Verdict = 'true' | 'honest' | 'false denial' | 'not understood' | 'other';

const DENIES =
  /\b(?:is|are|was|were) not written\b|\bnot written (?:here|on this site)\b|\bI find nothing\b|\bno .{1,40} (?:is|are) written\b/iu;
const NOT_UNDERSTOOD = /\bI did not understand\b/u;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Case-insensitive; a bare number must be a whole number. */
export function holds(text: string, words: string): boolean {
  if (/^\d+$/u.test(words)) return new RegExp(`(?<![\\d.,])${words}(?![\\d]|[.,]\\d)`, 'u').test(text);
  return new RegExp(escape(words), 'iu').test(text);
}

export function gradeAnswer({ kind, must }: Omit<ExamQuestion, 'question'>, sentences: readonly string[]): Verdict {
  const text = sentences.join(' ');
  if (NOT_UNDERSTOOD.test(text)) return 'not understood';
  const isDenied = DENIES.test(text);
  if (kind === 'not-written') return isDenied ? 'honest' : 'other';
  if (must.length > 0 && must.every((words) => words.some((word) => holds(text, word)))) return 'true';
  return isDenied ? 'false denial' : 'other';
}
