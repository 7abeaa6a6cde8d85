import type { Entity } from '../knowledge.ts';
import { nothingOf, showEntry, withSpoken, type Sources } from './sources.ts';
import { notHere, tell, tellOr } from './speech.ts';

export function toPrincipleEntities({ portfolio, person }: Sources): readonly Entity[] {
  return [
    ...portfolio.principles.map((principle): Entity => ({
      id: `principle-${principle.id}`,
      kind: 'principle',
      title: principle.text.toLowerCase(),
      names: [principle.text, ...(principle.names ?? [])],
      texts: [principle.text, principle.description],
      fields: withSpoken(principle.spoken, {
        what: tell(person.quote(principle.description)),
        result: notHere(`What ${principle.text.toLowerCase()} brings to a client`),
      }),
      nothing: nothingOf(principle.text.toLowerCase()),
      action: showEntry('principle', principle.id),
    })),
    ...portfolio.pillars.map(({ id, text, description }): Entity => ({
      id: `pillar-${id}`,
      kind: 'pillar',
      title: text,
      names: [text],
      texts: [text, description],
      fields: { what: tellOr(person.quote(description), `What "${text}" means`) },
      nothing: nothingOf(text),
    })),
  ];
}
