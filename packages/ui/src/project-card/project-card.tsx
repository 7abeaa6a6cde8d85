'use client';

import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { fitWords } from '../foundations/fit-words.ts';
import { languageOf } from '../foundations/format-period.ts';
import type { LinkAs } from '../foundations/link-as.ts';
import { anatomy, list, part, root, twoColours } from '../foundations/parts.tsx';
import css from './project-card.module.css';

/** What styles may name; two colours lie below the picture, `--pointed` is 1 while one points at the card, `--letters` the longest word of the title. */
export const projectCardAnatomy = anatomy('project-card', {
  parts: ['picture', 'thumbnail', 'text', 'title', 'link', 'subtitle', 'story', 'impact', 'tags'],
  states: { 'data-state': ['with-image', 'without-image'], 'data-look': ['pictured', 'plain'] },
  properties: ['--from', '--to', '--pointed', '--letters'],
});

export interface ProjectCardEntry {
  readonly title: string;
  readonly subtitle: string;
  readonly story: string;
  readonly impact: string;
  readonly tags: readonly string[];
  /** Nothing: the two colours alone. */
  readonly thumbnail?: string | undefined;
  readonly thumbnailAlt: string;
  readonly colours: readonly [from: string, to: string];
  /** What came of it, one by one; the first stands on the card where there is no impact. */
  readonly highlights?: readonly string[] | undefined;
  /** Language of its words, where it is not the page's. */
  readonly lang?: string | undefined;
}

export const ProjectCardRoot = root('article', 'project-card', css['root']);
/** Everything in words, below the picture. */
export const ProjectCardText = part('div', 'text');
export const ProjectCardTitle = part('h3', 'title');
export const ProjectCardSubtitle = part('p', 'subtitle');
export const ProjectCardStory = part('p', 'story');
export const ProjectCardImpact = part('p', 'impact');
export const ProjectCardTags = list('tags');

/** The picture on the card's two colours, which stay when it fails. What it is given goes to the image. */
export const ProjectCardMedia = ({ alt, ...rest }: ComponentProps<'img'>): ReactNode => {
  // A card without a thumbnail says so: its picture is the two colours alone, and asks for nothing.
  const isNone = 'src' in rest && rest.src === undefined;
  const [failed, setFailed] = useState(isNone);
  return (
    <div
      // The error event may have passed before React was there to hear it.
      ref={(picture) => {
        const image = picture?.querySelector('img');
        if (image?.complete === true && image.naturalWidth === 0) setFailed(true);
      }}
      data-part="picture"
      data-state={failed ? 'without-image' : 'with-image'}
      onErrorCapture={() => setFailed(true)}
    >
      {!isNone && (
        <img
          {...{ width: 1200, height: 800, loading: 'lazy', decoding: 'async', ...rest }}
          data-part="thumbnail"
          alt={alt}
          hidden={failed}
        />
      )}
    </div>
  );
};

export interface ProjectCardProps extends ComponentProps<'article'>, LinkAs {
  /** What the card tells. */
  readonly project: ProjectCardEntry;
  /** Other sizes of the thumbnail, as `img` takes them. */
  readonly srcSet?: string;
  /** How wide the picture is shown, as `sizes` of an image. */
  readonly sizes?: string;
  /** Address of the work's page, to which the title leads. */
  readonly href?: string | undefined;
  /** Takes the click over; without it the link is followed. */
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Accessible name of the list of tags; `Built with`. */
  readonly tagsLabel?: string;
}

/** One of The Works. Its picture lies on the project's own two colours, which stay when the picture fails; without one, they are a line. */
export const ProjectCard = (props: ProjectCardProps): ReactNode => {
  const { project, href, onOpen, srcSet, sizes, tagsLabel = 'Built with', linkAs: Link = 'a', style, ...rest } = props;
  const { title, subtitle, story, thumbnail, tags, colours, highlights = [] } = project;
  const impact = project.impact || highlights[0];
  return (
    <ProjectCardRoot
      {...languageOf(project.lang)}
      {...rest}
      data-look={thumbnail === undefined ? 'plain' : 'pictured'}
      style={{ ...twoColours(colours), ...style }}
    >
      {thumbnail !== undefined && (
        <ProjectCardMedia srcSet={srcSet} sizes={sizes} src={thumbnail} alt={project.thumbnailAlt} />
      )}
      <ProjectCardText>
        <ProjectCardTitle style={fitWords(title)}>
          {href === undefined ? (
            title
          ) : (
            <Link data-part="link" href={href} onClick={onOpen} {...(onOpen && { 'aria-haspopup': 'dialog' as const })}>
              {title}
            </Link>
          )}
        </ProjectCardTitle>
        {subtitle !== '' && <ProjectCardSubtitle>{subtitle}</ProjectCardSubtitle>}
        {story !== '' && <ProjectCardStory>{story}</ProjectCardStory>}
        {impact && <ProjectCardImpact>{impact}</ProjectCardImpact>}
        {tags.length > 0 && <ProjectCardTags aria-label={tagsLabel} items={tags} />}
      </ProjectCardText>
    </ProjectCardRoot>
  );
};
