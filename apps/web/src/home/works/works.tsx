import { projects, site } from '@asad/content';
import { ProjectCard } from '@asad/ui/project-card';
import { SectionHeading } from '@asad/ui/section-heading';
import type { ReactNode } from 'react';
import page from '../../styles/page.module.css';
import css from './works.module.css';

/** `pictures/render.ts` draws each thumbnail twice, so that a small screen fetches the small one. */
const thumbnailSizes = (path: string | undefined) =>
  path === undefined
    ? {}
    : {
        srcSet: `${path.replace('.webp', '-660.webp')} 660w, ${path} 1140w`,
        sizes: '(width >= 46rem) 45vw, 92vw',
      };

/** The Works: projects in two columns of changing width. */
export const Works = (): ReactNode => (
  <section id="works" aria-labelledby="works-title" className={`${css['root']} ${page['wrap']} ${page['section']}`}>
    <SectionHeading headingId="works-title" title={site.works.title} intro={site.works.intro} litRatio={0.18} />
    <div className={css['grid']}>
      {projects.map((project) => (
        <ProjectCard
          key={project.id}
          id={`work-${project.id}`}
          project={project}
          {...thumbnailSizes(project.thumbnail)}
        />
      ))}
    </div>
  </section>
);
