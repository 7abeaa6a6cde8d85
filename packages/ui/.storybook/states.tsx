import { DocsContext, Primary } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { Channel } from 'storybook/internal/channels';
import type { PreparedStory } from 'storybook/internal/types';

/** Two of these stand beside one another on a page of usual width; a wider window is drawn smaller, or over both. */
const COLUMN = 480;
const BOTH_COLUMNS = 980;
/** Until its story has been drawn, and what a story may take at most: behind it one scrolls. */
const FIRST_HEIGHT = 480;
const MAX_HEIGHT = 2200;

/** What the toolbar chooses. */
const FOLLOWED = ['theme', 'brand', 'motion'];

interface Wishes {
  readonly docs?: { readonly story?: { readonly inline?: boolean; readonly iframeHeight?: number } };
  readonly viewport?: { readonly options?: Readonly<Record<string, { readonly styles: { readonly width: string } }>> };
}

/** The window that a story asks for; its height is that of what it shows, unless what it shows lies above the page. */
function readWindow(story: PreparedStory): { readonly width: number; readonly height: number | undefined } {
  const { docs, viewport } = story.parameters as Wishes;
  const chosen = (story.storyGlobals['viewport'] as { readonly value?: string } | undefined)?.value;
  return {
    width: Number.parseInt(viewport?.options?.[chosen ?? '']?.styles.width ?? '') || COLUMN,
    height: docs?.story?.iframeHeight,
  };
}

interface StateProps {
  readonly story: PreparedStory;
  /** In place of the width that it asks for. */
  readonly inWidth?: number;
}

/**
 * A story in a window of its own: it plays there, keeps its theme and its focus to itself, and is as wide as it asks. The
 * toolbar's brand, theme and motion come with its address; another choice there has the whole page drawn anew.
 */
const State = ({ story, inWidth }: StateProps): ReactNode => {
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const { width: ownWidth, height: wanted } = readWindow(story);
  const width = inWidth ?? ownWidth;
  const [height, setHeight] = useState(wanted ?? FIRST_HEIGHT);
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const inside = currentTarget.contentDocument?.querySelector('#storybook-root');
    if (!inside || wanted !== undefined) return;
    // The margin that the page has below as above.
    const follow = (): void => setHeight(Math.min(Math.ceil(inside.getBoundingClientRect().bottom) + 32, MAX_HEIGHT));
    new ResizeObserver(follow).observe(inside);
  };
  const scale = Math.min(1, (width > COLUMN * 2 ? BOTH_COLUMNS : COLUMN) / width);
  const chosen = FOLLOWED.map((name) => `${name}:${String(globals[name])}`).join(';');
  return (
    <figure data-wide={width > COLUMN * 2 || undefined}>
      <div style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook's own page: measuring it needs its origin */}
        <iframe
          loading="lazy"
          title={story.name}
          src={`iframe.html?id=${story.id}&viewMode=story&globals=${chosen}`}
          style={{ inlineSize: width, blockSize: height, scale, transformOrigin: '0 0' }}
          onLoad={measure}
        />
      </div>
      <figcaption>
        <a href={`?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
        {scale < 1 && `, ${width} px wide`}
      </figcaption>
    </figure>
  );
};

/**
 * All states of a component beside one another, as each stands after it has played, in the toolbar's theme. What a story
 * shows only while it plays is left out by its tag, and has its own page.
 */
export const States = (): ReactNode => {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  return (
    <>
      <h2>States</h2>
      <div className="states sb-unstyled">
        {stories.map((story) => (
          <State key={story.id} story={story} />
        ))}
      </div>
    </>
  );
};

/** By this name Storybook keeps its channel on a window. */
const CHANNEL = '__STORYBOOK_ADDONS_CHANNEL__';
type Framed = Window & { readonly [CHANNEL]?: Channel };

/** The first story to play with; one that lies above the page, or is a page, does so in a window of its own. */
export const Playground = (): ReactNode => {
  const { channel, componentStories } = useContext(DocsContext);
  const [story] = componentStories();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What the table of props changes is told to this page's own stories only.
    const stops = ['updateStoryArgs', 'resetStoryArgs'].map((event) => {
      const passOn = (update: unknown): void => {
        const inside: Framed | null | undefined = frame.current?.querySelector('iframe')?.contentWindow;
        inside?.[CHANNEL]?.emit(event, update);
      };
      channel.on(event, passOn);
      return () => channel.off(event, passOn);
    });
    return () => stops.forEach((stop) => stop());
  }, [channel]);
  if ((story?.parameters as Wishes | undefined)?.docs?.story?.inline !== false) return <Primary />;
  return (
    <div ref={frame} className="states sb-unstyled">
      {story && <State story={story} inWidth={BOTH_COLUMNS} />}
    </div>
  );
};
