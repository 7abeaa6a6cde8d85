import type { PrintedReply } from '@asad/web/ask';
import type { Expectation, Turn } from './dialogue.ts';
import { RIGHT } from './result.ts';

const DECLINES = /\bnot written\b|\bno .{1,40} (?:is|are) written\b|\bI can tell you\b|\bI cannot\b/iu;
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

/** An unexpected end or silence is wrong in any words. */
export function gradeReply({ good }: Turn, reply: PrintedReply): typeof RIGHT | 'wrong' {
  const isExpected =
    (!reply.ended || good.some(({ ends }) => ends)) &&
    (reply.sentences.length > 0 || good.some(({ silent }) => silent));
  return isExpected && good.some((expected) => meets(expected, reply)) ? RIGHT : 'wrong';
}
