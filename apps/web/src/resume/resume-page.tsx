import '@asad/ui/theme.css';
import '@asad/ui/page.css';
import '../styles/global.css';
import { about, experiences, owner, projects, stack } from '@asad/content';
import { formatPeriod, languageOf } from '@asad/ui/format';
import { LifeGroups } from '@asad/ui/life-groups';
import type { ReactNode } from 'react';
import type { PageModule } from '../boot/hydrate-page.tsx';
import { caseOfJob, caseOfProject } from '../site/case-of.ts';
import { toPath } from '../site/to-path.ts';
import { PageHeader } from '../site/page-header.tsx';
import { site } from '../site/site.ts';
import css from './resume-page.module.css';

type Case = ReturnType<typeof caseOfJob>;

const Entry = ({ entry, note }: { readonly entry: Case; readonly note?: string | undefined }): ReactNode => {
  const { role, company, start, end, location, summary, impacts = [], whatIOwned = [], metrics = [] } = entry;
  const { stack: tools = [], links = {} } = entry;
  const period = formatPeriod(start, end);
  const where = [location, note].filter(Boolean).join(' · ');
  const paragraphs = [entry.problem, entry.approach, entry.results].filter(Boolean);
  return (
    <article className={css['entry']} {...languageOf(entry.lang)}>
      <h3>{[role, company].filter(Boolean).join(', ')}</h3>
      {(period !== '' || where !== '') && (
        <p className={css['when']}>
          {/* Digits alone take the direction of the surrounding text. */}
          <bdi>{period}</bdi>
          <span>{(period === '' || where === '' ? '' : ' · ') + where}</span>
        </p>
      )}
      {summary !== '' && <p>{summary}</p>}
      {paragraphs.map((text) => (
        <p key={text} className={css['case']}>
          {text}
        </p>
      ))}
      {impacts.length + whatIOwned.length > 0 && (
        <ul className={css['list']}>
          {impacts.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {whatIOwned.map((text) => (
            <li key={text} className={css['case']}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {metrics.length > 0 && (
        <p className={css['small']}>{metrics.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>
      )}
      {tools.length > 0 && <p className={css['small']}>{tools.join(' · ')}</p>}
      {[links.site, links.repo]
        .filter((url) => url !== undefined)
        .map((url) => (
          <p key={url} className={css['small']}>
            <a href={url}>{url.replace(/^https?:\/\//u, '')}</a>
          </p>
        ))}
    </article>
  );
};

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <section className={css['section']}>
    <h2>{title}</h2>
    {children}
  </section>
);

const bare = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/u, '').replace(/\/$/u, '');
const { email, phone, siteUrl, linkedIn, profiles = [] } = owner;
const addresses: readonly { readonly href: string; readonly text: string }[] = [
  ...(email === '' ? [] : [{ href: `mailto:${email}`, text: email }]),
  ...(phone === undefined ? [] : [{ href: `tel:${phone.replaceAll(/[^\d+]/gu, '')}`, text: phone }]),
  ...(siteUrl === '' ? [] : [{ href: siteUrl, text: bare(siteUrl) }]),
  ...[...(linkedIn === undefined ? [] : [{ network: 'LinkedIn', url: linkedIn }]), ...profiles].flatMap(
    ({ network, url }) => (url === undefined ? [] : [{ href: url, text: `${network}: ${bare(url)}` }]),
  ),
];

const ResumePage: PageModule['Page'] = ({ hasPdf = false }): ReactNode => (
  <>
    <PageHeader />
    <main id="content" tabIndex={-1} className={css['root']}>
      <nav className={css['tools']} aria-label={site.resume.link}>
        <a href={toPath('/resume.json')}>{site.resume.json}</a>
        {hasPdf && <a href={toPath('/resume.pdf')}>{site.resume.pdf}</a>}
        <span>{site.resume.print}</span>
      </nav>
      <header className={css['head']}>
        <h1 dir="auto">{[owner.honorific, owner.name].filter(Boolean).join(' ')}</h1>
        <p>{[owner.role, owner.location].filter(Boolean).join(' · ')}</p>
        {owner.availability !== '' && <p>{owner.availability}</p>}
        <ul className={css['addresses']}>
          {addresses.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </header>
      {about.intro.map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
      {experiences.length > 0 && (
        <Section title={site.resume.work}>
          {experiences.map((job) => (
            <Entry key={job.id} entry={caseOfJob(job)} note={site.posts[job.id]} />
          ))}
        </Section>
      )}
      {projects.length > 0 && (
        <Section title={site.resume.projects}>
          {projects.map((project) => (
            <Entry key={project.id} entry={caseOfProject(project)} />
          ))}
        </Section>
      )}
      {stack.length > 0 && (
        <Section title={site.resume.skills}>
          <dl className={css['skills']}>
            {stack.map(({ id, name, role, metric, lang }) => (
              <div key={id} {...languageOf(lang)}>
                <dt>{name}</dt>
                <dd>{[role, metric].filter(Boolean).join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {site.life.length > 0 && <LifeGroups groups={site.life} className={css['life']} />}
      {owner.isSample && <p className={css['small']}>{site.sampleNotice}</p>}
    </main>
  </>
);

export { ResumePage as Page };
