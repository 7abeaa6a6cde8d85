'use client';

import { useEffect, useRef, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './project-card.module.css';

export interface ProjectCardEntry {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly story: string;
  readonly impact: string;
  readonly tags: readonly string[];
  readonly thumbnail: string;
  readonly thumbnailAlt: string;
  readonly colours: readonly [from: string, to: string];
}

export interface ProjectCardProps extends ComponentProps<'article'> {
  readonly project: ProjectCardEntry;
  /** Other sizes of the thumbnail, as `img` takes them. */
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Accessible name of the list of tags. */
  readonly tagsLabel?: string;
}

/** One of The Works. Its picture lies on the project's own two colours, which stay when the picture fails. */
export const ProjectCard = ({
  project,
  srcSet,
  sizes,
  tagsLabel = 'Built with',
  className,
  style,
  ...rest
}: ProjectCardProps): ReactNode => {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // The error event may have passed before React was there to hear it.
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  const colours: Record<string, string> = { '--from': project.colours[0], '--to': project.colours[1] };
  return (
    <article
      {...rest}
      data-component="project-card"
      data-state={failed ? 'without-image' : 'with-image'}
      className={classNames(css['root'], className)}
      style={{ ...(colours as CSSProperties), ...style }}
    >
      <div data-part="picture">
        <img
          ref={image}
          data-part="thumbnail"
          srcSet={srcSet}
          sizes={sizes}
          src={project.thumbnail}
          alt={project.thumbnailAlt}
          width={1200}
          height={800}
          loading="lazy"
          decoding="async"
          hidden={failed}
          onError={() => setFailed(true)}
        />
      </div>
      <div data-part="text">
        <h3 data-part="title">{project.title}</h3>
        <p data-part="subtitle">{project.subtitle}</p>
        <p data-part="story">{project.story}</p>
        <p data-part="impact">{project.impact}</p>
        <ul data-part="tags" aria-label={tagsLabel}>
          {project.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </article>
  );
};
