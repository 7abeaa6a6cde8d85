import '@asad/ui/theme.css';
import '@asad/ui/page.css';
import '../styles/global.css';
import { experiences, projects } from '@asad/content';
import { LinkButton } from '@asad/ui/controls';
import { CaseStudyBody } from '@asad/ui/case-study-body';
import { formatPeriod, languageOf } from '@asad/ui/format';
import type { ReactNode } from 'react';
import type { PageModule } from '../boot/hydrate-page.tsx';
import { caseOfJob, caseOfProject } from '../site/case-of.ts';
import { toPath } from '../site/to-path.ts';
import { PageHeader } from '../site/page-header.tsx';
import { site } from '../site/site.ts';
import css from './entry-page.module.css';

interface Neighbour {
  readonly href: string;
  readonly text: string;
}

interface Shown {
  readonly entry: ReturnType<typeof caseOfJob>;
  readonly note?: string | undefined;
  readonly neighbours: readonly Neighbour[];
}

const beside = <Entry extends object>(entries: readonly Entry[], entry: Entry): readonly Entry[] => {
  const at = entries.indexOf(entry);
  return [entries[at - 1], entries[at + 1]].filter((other) => other !== undefined);
};

function findShown(path: string): Shown | undefined {
  const [, folder, id] = path.split('/');
  const project = folder === 'works' ? projects.find((entry) => entry.id === id) : undefined;
  if (project)
    return {
      entry: caseOfProject(project),
      neighbours: beside(projects, project).map((neighbour) => ({
        href: toPath(`/works/${neighbour.id}`),
        text: neighbour.title,
      })),
    };
  const job = folder === 'experiences' ? experiences.find((entry) => entry.id === id) : undefined;
  return (
    job && {
      entry: caseOfJob(job),
      note: site.posts[job.id],
      neighbours: beside(experiences, job).map((neighbour) => ({
        href: toPath(`/experiences/${neighbour.id}`),
        text: [neighbour.role, neighbour.company].filter(Boolean).join(', '),
      })),
    }
  );
}

/** Shows a project or job with the content of its dialog. */
const EntryPage: PageModule['Page'] = ({ path = '' }): ReactNode => {
  const shownEntry = findShown(path);
  if (shownEntry === undefined) return undefined;
  const { entry, note, neighbours } = shownEntry;
  const period = formatPeriod(entry.start, entry.end);
  const below = entry.role === '' ? '' : [entry.company, note].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader />
      <main id="content" tabIndex={-1} className={css['root']}>
        <article className={css['entry']} {...languageOf(entry.lang)}>
          {(period !== '' || entry.location !== '') && (
            <p className={css['when']}>
              <bdi>{period}</bdi>
              <span>{(period === '' || entry.location === '' ? '' : ' · ') + entry.location}</span>
            </p>
          )}
          <h1 className={css['headline']}>{entry.role || entry.company}</h1>
          {below !== '' && <p className={css['company']}>{below}</p>}
          <CaseStudyBody experience={entry} headingLevel={2} />
        </article>
        <nav className={css['more']} aria-label="More">
          <LinkButton tone="primary" href={toPath('/call')}>
            {site.hero.primaryButton}
          </LinkButton>
          {neighbours.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </nav>
      </main>
    </>
  );
};

export { EntryPage as Page };
