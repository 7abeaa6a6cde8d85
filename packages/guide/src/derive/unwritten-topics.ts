import type { UnwrittenId } from '@asad/content';
import type { Answer, Entity } from '../knowledge.ts';
import type { Person } from './person.ts';
import { listWritten } from './first-topics.ts';
import { computeLife } from './life-topics.ts';
import { aboutOf, nothingOf, withWritten, type Sources } from './sources.ts';
import { speakNumber, tell, unwritten } from './speech.ts';
import { missing } from './topic.ts';

/** The beginning of "… is not written on this site." */
const nameUnwritten = ({ first, firsts, is }: Person): Readonly<Record<UnwrittenId, string>> => ({
  age: `How old ${first} may be`,
  education: `Where ${first} studied`,
  'favourite-tool': `Which tool ${first} ${is('uses', 'use')} most`,
  certificates: `Whether ${first} ${is('has', 'have')} certificates or awards`,
  family: `Anything about ${firsts} private life`,
  hobbies: `What ${first} ${is('does', 'do')} outside of work`,
  'reply-time': `How fast ${first} ${is('answers', 'answer')} a mail`,
  references: 'A reference or a testimonial of a client',
  phone: `A phone number of ${first}`,
  street: `A street address of ${first}`,
  photo: `A picture of ${first}`,
  languages: `Which languages ${first} ${is('speaks', 'speak')} besides English`,
  'code-host': `A public code repository of ${first}`,
  blog: `A blog or a talk of ${first}`,
  legal: 'A contract, an insurance or a tax number',
  earnings: `What ${first} ${is('earns', 'earn')} or earned`,
  partners: `Whether ${first} ${is('works', 'work')} with others`,
  vacation: `When ${first} ${is('is', 'are')} on holiday`,
  dream: `What ${first} ${is('plans', 'plan')} for the years to come`,
  beginnings: `What ${first} did before the first job`,
  failures: `A project of ${first} that failed`,
  now: 'The present time',
  owl: 'More about the life of an owl',
  visitor: 'Anything about you',
  boss: `Who ${first} worked under`,
  leaving: `Why ${first} left a job`,
  promotion: `Whether ${first} ${is('was', 'were')} ever promoted`,
  relocation: `Whether ${first} would move for a job`,
  character: `What kind of person ${first} ${is('is', 'are')} outside of work`,
});

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
    partners: tellPartners(sources),
  };
  const absent = 'That one is not written among the tools of this site.';
  return [
    ...Object.entries(nameUnwritten(sources.person)).map(([id, what]): Entity => {
      const about = aboutOf(sources, id);
      return {
        id: `unwritten-${id}`,
        kind: 'topic',
        title: `${what.charAt(0).toLowerCase()}${what.slice(1)}`,
        ...(about !== undefined && { about }),
        fields: withWritten(sources, id, {
          what: computed[id] ?? { ...missing(what), ...(FACTS.has(id) && { isSearched: true }) },
        }),
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
