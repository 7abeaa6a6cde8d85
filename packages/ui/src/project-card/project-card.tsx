import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { DrawnPicture } from '../drawn-picture/drawn-picture.tsx';
import { fitWords } from '../foundations/fit-words.ts';
import { languageOf } from '../foundations/format-period.ts';
import { classNames, LABEL, list, root, ROW, twoColours } from '../foundations/parts.tsx';
import css from './project-card.module.css';

interface ProjectCardEntry {
  readonly title: string;
  readonly subtitle: string;
  readonly story: string;
  readonly impact: string;
  readonly tags: readonly string[];
  /** Absent: a drawing in the two colours. */
  readonly thumbnail?: string | undefined;
  readonly thumbnailAlt: string;
  readonly colours: readonly [from: string, to: string];
  /** Results; without an impact, the first one is shown. */
  readonly highlights?: readonly string[] | undefined;
  /** Language of the text if it differs from the page's. */
  readonly lang?: string | undefined;
}

const Root = root('article', 'project-card', css['root']);
const Tags = list('tags');
const BUILT_WITH = 'Built with';

/** The picture; its two colours remain if it fails. */
const Media = (props: ComponentProps<'img'>): ReactNode => {
  const [failed, setFailed] = useState(false);
  return (
    <div
      // The error event may fire before hydration.
      ref={(picture) => {
        const image = picture?.querySelector('img');
        if (image?.complete === true && image.naturalWidth === 0) setFailed(true);
      }}
      data-part="picture"
      data-state={failed ? 'without-image' : 'with-image'}
      onErrorCapture={() => setFailed(true)}
    >
      <img {...props} width={1200} height={800} loading="lazy" data-part="thumbnail" alt={props.alt} hidden={failed} />
    </div>
  );
};

export interface ProjectCardProps extends ComponentProps<'article'> {
  /** Content. */
  readonly project: ProjectCardEntry;
  /** In the drawing of a project without a thumbnail: `38 %`. */
  readonly figure?: string | undefined;
  /** `srcset` of the thumbnail. */
  readonly srcSet?: string;
  /** `sizes` of the thumbnail. */
  readonly sizes?: string;
  /** URL of the project. */
  readonly href?: string | undefined;
  /** Handles a click on the card; may prevent the navigation. Absent: only the title is a link. */
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A click on the card presses its link, except after its text was selected. */
function pressLink({ currentTarget, target, button }: MouseEvent<HTMLElement>): void {
  const selection = getSelection();
  const isSelecting = selection?.isCollapsed === false && selection.containsNode(currentTarget, true);
  if (button !== 0 || isSelecting || (target as Element).closest('a') !== null) return;
  currentTarget.querySelector<HTMLElement>('[data-part="link"]')?.click();
}

/** A project card. Its two colours remain if the picture fails. */
export const ProjectCard = (props: ProjectCardProps): ReactNode => {
  const { project, figure, href, onOpen, srcSet, sizes, style, ...rest } = props;
  const { title, subtitle, story, thumbnail, tags, colours, highlights = [] } = project;
  const impact = project.impact || highlights[0];
  return (
    <Root
      {...languageOf(project.lang)}
      {...rest}
      {...(onOpen && { 'data-needs-script': '', onClick: pressLink })}
      style={{ ...twoColours(colours), ...style }}
    >
      {thumbnail === undefined ? (
        <DrawnPicture colours={colours} figure={figure} />
      ) : (
        <Media srcSet={srcSet} sizes={sizes} src={thumbnail} alt={project.thumbnailAlt} />
      )}
      <div data-part="text">
        <h3 data-part="title" style={fitWords(title)}>
          {href === undefined ? (
            title
          ) : (
            <a data-part="link" href={href} onClick={onOpen} aria-haspopup={onOpen && 'dialog'}>
              {title}
            </a>
          )}
        </h3>
        {subtitle !== '' && (
          <p data-part="subtitle" className={LABEL}>
            {subtitle}
          </p>
        )}
        {story !== '' && <p data-part="story">{story}</p>}
        {impact && <p data-part="impact">{impact}</p>}
        {tags.length > 0 && <Tags className={classNames(LABEL, ROW)} aria-label={BUILT_WITH} items={tags} />}
      </div>
    </Root>
  );
};
