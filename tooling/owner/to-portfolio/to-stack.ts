import type { StackItem } from '@asad/content';
import type { Item } from '@asad/content/resume';
import { isKnownTool } from '@asad/guide/derive';
import { listParts } from '../list-parts.ts';
import { toId } from '../to-id.ts';
import { createIds, langOf } from './entry-parts.ts';

/** Makes one card per group; many ungrouped skills share one. */
export function toStack(listed: readonly Item[]): readonly StackItem[] {
  const texts = listed.map((skill) => JSON.stringify(skill));
  const skills = listed.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
  const nextId = createIds('skills');
  const isBare = ({ keywords, level }: Item): boolean => keywords === undefined && level === undefined;
  const bare = skills.filter(isBare);
  const MOST_CARDS = 8;
  const grouped: readonly Item[] =
    bare.length > MOST_CARDS
      ? [
          ...skills.filter((skill) => !isBare(skill)),
          { name: 'Skills', keywords: bare.flatMap(({ name = [] }) => name) },
        ]
      : skills;
  return grouped.map((skill) => {
    const { name: text = '' } = skill;
    const isList = isBare(skill) && /[,;，；、]/u.test(text);
    const [, heading = '', inName] = /^(.*?)\s*[:：]\s*(\S.*)$/su.exec(text) ?? ['', ...(isList ? ['', text] : [text])];
    const name = heading.replace(/\s*[:：]\s*$/u, '') || 'Skills';
    const keywords = [...(inName === undefined ? [] : [inName]), ...(skill.keywords ?? [])];
    return {
      id: nextId(name),
      ...langOf(name, ...keywords),
      name,
      role: keywords.join(' · '),
      metric: skill.level ?? '',
      icon: toId(name),
      dontUseIf: '',
      ...(keywords.length > 0 && { parts: listParts(isKnownTool(name) ? [name, ...keywords] : keywords), keywords }),
    };
  });
}
