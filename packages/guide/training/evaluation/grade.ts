import type { PrintedReply } from '@asad/web/ask';
import type { Expectation, Turn } from './dialogue.ts';
import { RIGHT } from './result.ts';

export type Grade = typeof RIGHT | 'weak' | 'wrong' | 'nonsense';

const DECLINES =
  /\bnot written\b|\bno .{1,40} (?:is|are) written\b|\bno idea\b|\bdo(?:es)? not (?:know|guess|say|tell)|\bdon['’]t know|\bsite does(?:n['’]t| not)|\bnothing like that|\bI can tell you\b|\bI cannot\b|\bdid not understand/iu;
/** Words of a silent reply such as "Of course." */
const MOST_SILENT_WORDS = 4;

function meets({ says, neverSays, declines, acts, ends, silent }: Expectation, reply: PrintedReply): boolean {
  const text = reply.sentences.join(' ');
  const matches = (source: string): boolean => new RegExp(source, 'iu').test(text);
  if (says && !says.every(matches)) return false;
  if (neverSays?.some(matches)) return false;
  if (declines && !DECLINES.test(text)) return false;
  if (acts !== undefined && reply.action?.type !== acts) return false;
  if (ends && !reply.ended) return false;
  return !silent || text.split(/\s+/u).filter(Boolean).length <= MOST_SILENT_WORDS;
}

/** An unexpected end or silence is nonsense in any words. */
export function gradeReply({ good, weak = [] }: Turn, reply: PrintedReply): Grade {
  const all = [...good, ...weak];
  if (reply.ended && !all.some(({ ends }) => ends)) return 'nonsense';
  if (reply.sentences.length === 0 && !all.some(({ silent }) => silent)) return 'nonsense';
  if (good.some((expected) => meets(expected, reply))) return RIGHT;
  return weak.some((expected) => meets(expected, reply)) ? 'weak' : 'wrong';
}
