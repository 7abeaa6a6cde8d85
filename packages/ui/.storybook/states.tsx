import { DocsContext, Primary } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

/** Two of these stand beside one another on a page of usual width; a wider window is drawn smaller, or over both. */
const COLUMN = 480;
const BOTH_COLUMNS = 980;
/** Until its story has been drawn, and what a story may take at most: behind it one scrolls. */
const FIRST_HEIGHT = 480;
const MAX_HEIGHT = 2200;

interface Wishes {
  readonly docs?: {
    readonly story?: { readonly inline?: boolean; readonly height?: string; readonly iframeHeight?: number };
  };
  readonly viewport?: { readonly options?: Readonly<Record<string, { readonly styles: { readonly width: string } }>> };
}

/** The window that a story asks for; its height is that of what it shows, unless what it shows lies above the page. */
function readWindow(story: PreparedStory): { readonly width: number; readonly height: number | undefined } {
  const { docs, viewport } = story.parameters as Wishes;
  const chosen = (story.storyGlobals['viewport'] as { readonly value?: string } | undefined)?.value;
  const { height, iframeHeight } = docs?.story ?? {};
  return {
    width: Number.parseInt(viewport?.options?.[chosen ?? '']?.styles.width ?? '') || COLUMN,
    height: iframeHeight ?? (height === undefined ? undefined : Number.parseInt(height) * 16),
  };
}

/** How long a story may play before the next one does. */
const PLAY_LIMIT_MS = 4_000;
/** The stories that play do so one after another: the browser has one focus, and each takes it. */
let playing = Promise.resolve();

async function untilPlayed(frame: HTMLIFrameElement): Promise<void> {
  const until = performance.now() + PLAY_LIMIT_MS;
  while (frame.isConnected && performance.now() < until) {
    const { __STORYBOOK_PREVIEW__: storybook } = (frame.contentWindow ?? {}) as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    if (['finished', 'errored', 'aborted'].includes(storybook?.currentRender?.phase ?? '')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Tells once that something has come into sight. */
function onceInSight(element: Element, listener: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    listener();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

interface StateProps {
  readonly story: PreparedStory;
  readonly globals: string;
  /** In place of the width that it asks for. */
  readonly inWidth?: number;
}

/** A story in a window of its own: it plays there, keeps its theme and its focus to itself, and is as wide as it asks. */
const State = ({ story, globals, inWidth }: StateProps): ReactNode => {
  const { width: ownWidth, height: wanted } = readWindow(story);
  const width = inWidth ?? ownWidth;
  const [height, setHeight] = useState(wanted ?? FIRST_HEIGHT);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = `iframe.html?id=${story.id}&viewMode=story&globals=${globals}`;
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const start = (): Promise<void> => {
      element.src = address;
      return untilPlayed(element);
    };
    return onceInSight(element, () => {
      if (story.playFunction) playing = playing.then(() => (element.isConnected ? start() : undefined));
      else void start();
    });
  }, [address, story]);
  const measure = (): void => {
    const inside = frame.current?.contentDocument?.querySelector('#storybook-root');
    if (!inside || wanted !== undefined) return;
    const follow = (): void => {
      const { bottom } = inside.getBoundingClientRect();
      // The margin that the page has below as above.
      setHeight(Math.min(Math.ceil(bottom) + 32, MAX_HEIGHT));
    };
    new ResizeObserver(follow).observe(inside);
  };
  const scale = Math.min(1, (width > COLUMN * 2 ? BOTH_COLUMNS : COLUMN) / width);
  return (
    <figure data-wide={width > COLUMN * 2 || undefined}>
      <div style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {/* A page of this very Storybook: measuring it needs its origin. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          title={story.name}
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

type Globals = Readonly<Record<string, unknown>>;
type Channel = Readonly<Record<'on' | 'off', (event: string, listener: (update: unknown) => void) => void>>;
const FOLLOWED = ['theme', 'brand', 'motion'];

/** Brand, theme and motion as the toolbar says them. */
function useGlobalsOf(story: PreparedStory | undefined): string {
  const context = useContext(DocsContext);
  const read = useCallback((): string => {
    const globals = story ? (context.getStoryContext(story)['globals'] as Globals) : {};
    return FOLLOWED.map((name) => `${name}:${String(globals[name])}`).join(';');
  }, [context, story]);
  const [globals, setGlobals] = useState(read);
  useEffect(() => {
    const channel = context.channel as unknown as Channel;
    // Frames tell it too, of their own: so it is read again, not taken from what is told.
    const follow = (): void => setGlobals(read());
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [context, read]);
  return globals;
}

/**
 * All states of a component beside one another, as each stands after it has played, in the toolbar's theme. What a story
 * shows only while it plays is left out by its tag, and has its own page.
 */
export const States = (): ReactNode => {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const globals = useGlobalsOf(stories[0]);
  return (
    <>
      <h2>States</h2>
      <div className="states sb-unstyled">
        {stories.map((story) => (
          <State key={story.id + globals} story={story} globals={globals} />
        ))}
      </div>
    </>
  );
};

/** The first story to play with; one that lies above the page, or is a page, does so in a window of its own. */
export const Playground = (): ReactNode => {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const globals = useGlobalsOf(story);
  const { docs } = (story?.parameters ?? {}) as Wishes;
  const isFramed = docs?.story?.inline === false;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const channel = context.channel as unknown as Channel;
    /** What the table of props changes is told to this page's own stories only. */
    const passOn = (event: string) => (update: unknown) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: inside } = (frame.current?.querySelector('iframe')?.contentWindow ??
        {}) as {
        __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, update: unknown) => void };
      };
      inside?.emit(event, update);
    };
    const events = ['updateStoryArgs', 'resetStoryArgs'].map((event) => [event, passOn(event)] as const);
    for (const [event, listener] of events) channel.on(event, listener);
    return () => {
      for (const [event, listener] of events) channel.off(event, listener);
    };
  }, [context]);
  if (!story || !isFramed) return <Primary />;
  return (
    <div ref={frame} className="states sb-unstyled">
      <State key={globals} story={story} globals={globals} inWidth={BOTH_COLUMNS} />
    </div>
  );
};
