import type { UnwrittenId } from '@asad/content';
import type { Answer, Entity } from '../knowledge.ts';
import { fillText } from './fill-text.ts';
import { listWritten } from './first-topics.ts';
import { computeLife, WINS } from './life-topics.ts';
import { aboutOf, nothingOf, withWritten, type Sources } from './sources.ts';
import { speakNumber, tell, unwritten } from './speech.ts';
import texts from './texts.json' with { type: 'json' };
import { missing } from './topic.ts';

/** Matches sentences about colleagues and teams. */
const PARTNERS =
  /\b(?:colleagues?|co-?workers?|peers|friends|led (?:a|the) (?:\w+ )?(?:team|group)|headed|(?:in|with) a team)\b/iu;

function tellPartners(sources: Sources): Answer | undefined {
  const written = listWritten(sources, PARTNERS);
  return written.length > 0 ? tell(written) : undefined;
}

/** No sentence about another subject contains these: the guide searches no quotation. */
const FACTS: ReadonlySet<string> = new Set(
  'age family phone street photo earnings now owl visitor vacation blog code-host references languages'.split(' '),
);

/** All these topics exist: `answers.ts` answers them, or the guide declines. */
export function toUnwrittenTopics(sources: Sources): readonly Entity[] {
  const { first, is } = sources.person;
  const count = sources.portfolio.stack.length;
  const hasGroups = sources.portfolio.stack.some(({ keywords }) => keywords);
  const computed: Readonly<Record<string, Answer | undefined>> = {
    ...computeLife(sources),
    owl: unwritten('No idea.', { says: ['No idea.', `I only know ${sources.person.firsts} work.`], isSearched: true }),
    partners: tellPartners(sources),
  };
  const absent = 'That one is not written among the tools of this site.';
  return [
    ...Object.entries(fillText<Readonly<Record<UnwrittenId, string>>>(texts.unwritten, sources.person)).map(
      ([id, what]): Entity => {
        const about = aboutOf(sources, id);
        return {
          id: `unwritten-${id}`,
          kind: 'topic',
          title: `${what.charAt(0).toLowerCase()}${what.slice(1)}`,
          ...(about !== undefined && { about }),
          ...(id === 'certificates' && sources.portfolio.awards?.length !== 1 && { names: WINS }),
          fields: withWritten(sources, id, {
            what: computed[id] ?? { ...missing(what), ...(FACTS.has(id) && { isSearched: true }) },
          }),
          nothing: nothingOf('that'),
        };
      },
    ),
    {
      id: 'absent-tool',
      kind: 'topic',
      title: `the tools that ${first} ${is('uses', 'use')}`,
      // Well-known tools; those of the content are its own entities.
      heardAs: texts.known.tools.split(' | '),
      fields: {
        what: {
          ...unwritten(absent),
          ...(count > 0 && {
            says: [
              absent,
              `Shall I name ${hasGroups ? 'those' : `the ${speakNumber(count)}`} that ${first} ${is('works', 'work')} with?`,
            ],
            offers: ['all-stack/what'],
          }),
        },
      },
      nothing: nothingOf('that'),
    },
  ];
}
