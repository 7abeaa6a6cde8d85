import type { StackItem } from '@asad/content';
import { splitList, type Item } from '@asad/content/resume';
import { isKnownTool } from '@asad/guide/derive';
import { listParts } from '../list-parts.ts';
import { toId } from '../to-id.ts';
import { createIds, langOf } from './entry-parts.ts';

/** LinkedIn adds a class: `Go (Programming Language)`. `Queues: Kafka, NATS` has a heading, `Micro:bit` has none. */
const CLASS = /\s*\((?:Programming Language|Software|Framework)\)$/u;
const HEADED = /^(.*?)\s*(?::\s|：)\s*(\S.*)$/su;

/** Makes one card per group; many ungrouped skills share one. */
export function toStack(listed: readonly Item[]): readonly StackItem[] {
  const named = listed.map(({ name, ...skill }) => ({ ...skill, ...(name && { name: name.replace(CLASS, '') }) }));
  const texts = named.map((skill) => JSON.stringify(skill));
  const skills = named.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
  const nextId = createIds('skills');
  const isBare = ({ keywords, level }: Item): boolean => keywords === undefined && level === undefined;
  const bare = skills.filter(isBare);
  const MOST_CARDS = 8;
  const shared: Item = { name: 'Skills', keywords: bare.flatMap(({ name = [] }) => name) };
  const grouped = bare.length > MOST_CARDS ? [...skills.filter((skill) => !isBare(skill)), shared] : skills;
  return grouped.map((skill) => {
    const { name: text = '' } = skill;
    const isList = isBare(skill) && splitList(text).length > 1;
    const [, heading = '', rest] = HEADED.exec(text) ?? ['', ...(isList ? ['', text] : [text])];
    const name = heading.replace(/\s*[:：]\s*$/u, '') || 'Skills';
    const given = [...(rest === undefined ? [] : [rest]), ...(skill.keywords ?? [])];
    // RenderCV writes a list as one text.
    const isText = given.length === 1 && !HEADED.test(given.join(''));
    const isSentence = isText && /\s.*[.!?]$/u.test(given.join(''));
    const keywords = isSentence ? [] : isText ? given.flatMap(splitList) : given;
    return {
      id: nextId(name),
      ...langOf(name, ...keywords),
      name,
      role: isSentence ? given.join('') : keywords.join(' · '),
      metric: skill.level ?? '',
      icon: toId(name),
      dontUseIf: '',
      ...(keywords.length > 0 && { parts: listParts(isKnownTool(name) ? [name, ...keywords] : keywords), keywords }),
    };
  });
}
