import { nameUnwritten } from './fields.ts';
import type { Entity } from './knowledge.ts';
import { aboutOf, nothingOf, withWritten, type Sources } from './sources.ts';
import { speakNumber, unwritten } from './speech.ts';
import { missing } from './topic.ts';

/** All of them exist always: told, where `answers.ts` tells them, or said to be unwritten. */
export function toUnwrittenTopics(sources: Sources): readonly Entity[] {
  const { first, is } = sources.person;
  const count = sources.portfolio.stack.length;
  const absent = 'That one is not written among the tools of this site.';
  return [
    ...Object.entries(nameUnwritten(sources.person)).map(([id, what]): Entity => {
      const about = aboutOf(sources, id);
      return {
        id: `unwritten-${id}`,
        kind: 'topic',
        title: `${what.charAt(0).toLowerCase()}${what.slice(1)}`,
        ...(about !== undefined && { about }),
        fields: withWritten(sources, id, { what: missing(what) }),
        nothing: nothingOf('that'),
      };
    }),
    {
      id: 'absent-tool',
      kind: 'topic',
      title: `the tools that ${first} ${is('uses', 'use')}`,
      fields: {
        what: {
          ...unwritten(absent),
          ...(count > 0 && {
            says: [absent, `Shall I name the ${speakNumber(count)} that ${first} ${is('works', 'work')} with?`],
            offers: ['all-stack/what'],
          }),
        },
      },
      nothing: nothingOf('that'),
    },
  ];
}
