import type { Knowledge } from '@asad/guide';
import { gradeAnswer, type Verdict } from './grade.ts';

/**
 * Targets (`entity/field`) that answer a first question, as patterns by intent. A reply with one is true, or honest if
 * it says that the topic is not written.
 */
const TOPICS: Readonly<Record<string, RegExp>> = {
  pitch: /^(?:pitch|owner)\//u,
  hire: /^(?:hire|contact|book|fit-check)\//u,
  why: /^(?:why-hire|strengths|proudest)\//u,
  strengths: /^strengths\//u,
  weakness: /^weaknesses\//u,
  current: /^current\//u,
  previous: /^(?:previous|experience-.+)\/|^all-experience\/(?:last|previous)/u,
  wish: /^(?:wish|unwritten-dream|availability)\//u,
  seniority: /^seniority\//u,
  years: /^years\//u,
  contract: /^contract\/|^availability\//u,
  onsite: /^(?:onsite|remote|location|unwritten-relocation)\//u,
  remote: /^(?:remote|onsite|location|availability)\/|^all-experience\/remote/u,
  relocate: /^(?:relocate|unwritten-relocation)\//u,
  visa: /^visa\/|^unwritten-visa\//u,
  timezone: /^(?:timezone|location)\//u,
  start: /^(?:start|notice)\/|^availability\//u,
  notice: /^(?:notice)\/|^availability\//u,
  availability: /^availability\//u,
  internship: /^(?:internship|contract)\/|^availability\//u,
  rate: /^rates\//u,
  budget: /^(?:budget|rates)\//u,
  cv: /^(?:cv|unwritten-cv)\//u,
  links: /^(?:profiles|linkedin|unwritten-code-host|code-host)\/|\/link$/u,
  certificates: /^(?:certificates|unwritten-certificates|all-certificate)\//u,
  awards: /^(?:awards|unwritten-awards|unwritten-certificates|all-award)\//u,
  education: /^(?:education|unwritten-education|all-education)\//u,
  publications: /^(?:publications|unwritten-publications|unwritten-blog|all-publication)\//u,
  languages: /^(?:languages|unwritten-languages|all-language)\//u,
  manage: /^(?:teaching)\//u,
  mentor: /^teaching\//u,
  team: /^(?:team|unwritten-partners|small-teams)\/|\/team$/u,
  references: /^(?:references|unwritten-references)\//u,
  gaps: /^all-experience\/gaps/u,
  tenure: /^tenure\/|^all-experience\/(?:length|longest|tenure)/u,
  leaving: /^unwritten-leaving\/|\/leaving$/u,
  ownership: /^(?:ownership|unwritten-ownership)\//u,
  takeover: /^(?:takeover)\//u,
  aftercare: /^(?:aftercare)\/|\/next$/u,
  nda: /^(?:nda|unwritten-legal)\//u,
  process: /^process\//u,
  updates: /^(?:updates|process|unwritten-reply-time)\//u,
  direct: /^(?:direct|who-works)\//u,
  testing: /^(?:testing)\//u,
  security: /^(?:security)\//u,
  accessibility: /^(?:accessibility)\//u,
  stack: /^(?:all-stack|tools|strengths)\//u,
  ai: /^artificial-intelligence\//u,
  industry: /^industries\//u,
  smalljob: /^(?:smalljob|small-teams)\//u,
  dissatisfied: /^(?:dissatisfied)\//u,
  proud: /^proudest\//u,
  failure: /^unwritten-failures\//u,
  talks: /^(?:talks|publications|unwritten-blog|all-publication)\//u,
};

export function gradeFirst(intent: string, sentences: readonly string[], { entities }: Knowledge): Verdict {
  const general = gradeAnswer({ kind: 'fact', must: [] }, sentences);
  if (general === 'not understood') return general;
  const topic = TOPICS[intent];
  if (topic === undefined) throw new Error(`The intent "${intent}" has no topics.`);
  const isTold = entities.some(({ id, fields }) =>
    Object.entries(fields).some(
      ([field, { says }]) => topic.test(`${id}/${field}`) && says.some((sentence) => sentences.includes(sentence)),
    ),
  );
  if (!isTold) return 'other';
  return general === 'false denial' ? 'honest' : 'true';
}
