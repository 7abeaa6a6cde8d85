import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { HIDDEN, root } from '../foundations/parts.tsx';
import { cutText } from '../foundations/cut-text.ts';
import { useRedrawWhenRemoved } from '../foundations/part-boundary.ts';
import { Words } from '../foundations/words.ts';
import css from './captions.module.css';

export type CaptionSpeaker = 'visitor' | 'assistant';

export interface CaptionLine {
  /** Stable while the line grows. */
  readonly id: number | string;
  readonly speaker: CaptionSpeaker;
  readonly text: string;
  /** False: not announced yet. */
  readonly isFinal: boolean;
  /** True if the speaker was interrupted here. */
  readonly isInterrupted?: boolean;
  /** The rest of an interrupted sentence. */
  readonly unheard?: string;
}

export interface CaptionsProps extends Omit<ComponentProps<'div'>, 'children' | 'onScroll' | 'ref'> {
  /** In order; a growing line keeps its id. */
  readonly lines: readonly CaptionLine[];
  /** Of the speakers. */
  readonly names: Readonly<Record<CaptionSpeaker, string>>;
  /** Shown if `lines` is empty. */
  readonly placeholder?: ReactNode;
}

/** Within these pixels of the end, new lines scroll along. */
const FOLLOW_DISTANCE = 48;
const extentOf = ({ clientHeight, scrollHeight }: HTMLElement): string => `${clientHeight} of ${scrollHeight}`;
const WORDS = { label: 'Conversation', interrupted: ' (interrupted)' };
const Root = root('div', 'captions', css['root']);

/** Live captions; scroll along unless the reader scrolls up. */
export const Captions = (props: CaptionsProps): ReactNode => {
  const { lines, names, placeholder, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  useRedrawWhenRemoved(box);
  const follows = useRef(true);
  const lastTop = useRef(0);
  const lastExtent = useRef('');
  // A synchronous scroll would force a second layout per line.
  useLayoutEffect(() => {
    if (lines.length === 0) return undefined;
    const frame = requestAnimationFrame(() => {
      if (!follows.current || !box.current) return;
      box.current.scrollTop = box.current.scrollHeight;
      lastTop.current = box.current.scrollTop;
      lastExtent.current = extentOf(box.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [lines]);
  // A phone that is turned, a card that appears: the last line stays.
  useEffect(() => {
    const log = box.current;
    if (log === null) return undefined;
    const watch = new ResizeObserver(() => {
      if (follows.current) log.scrollTop = log.scrollHeight;
    });
    watch.observe(log);
    return () => watch.disconnect();
  }, []);
  return (
    <Root
      {...rest}
      ref={box}
      role="log"
      aria-label={WORDS.label}
      // A scrollable region must be reachable by keyboard.
      tabIndex={0}
      data-state={lines.length === 0 ? 'empty' : 'talking'}
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        const extent = extentOf(event.currentTarget);
        // Where the lines or the box have changed, the browser may have moved them: the reader has not.
        if (scrollHeight - scrollTop - clientHeight < FOLLOW_DISTANCE) follows.current = true;
        else if (scrollTop < lastTop.current && extent === lastExtent.current) follows.current = false;
        lastTop.current = scrollTop;
        lastExtent.current = extent;
      }}
    >
      {lines.length === 0 && placeholder !== undefined && <p data-part="placeholder">{placeholder}</p>}
      {lines.map((line) => (
        // A new element, so that screen readers announce the final line in full; they skip its partial twin.
        <p
          key={`${line.id}-${line.isFinal ? 'final' : 'partial'}`}
          data-part="line"
          data-speaker={line.speaker}
          data-state={line.isFinal ? 'final' : 'partial'}
          aria-hidden={line.isFinal ? undefined : true}
        >
          <span data-part="speaker">{names[line.speaker]}</span>
          <span className={HIDDEN}>: </span>
          <span data-part="words" dir="auto">
            <Words>{line.isInterrupted && line.unheard === undefined ? cutText(line.text) : line.text}</Words>
            {line.isInterrupted && <span className={HIDDEN}>{WORDS.interrupted}</span>}
            {line.unheard !== undefined && (
              <span data-part="unheard">
                <Words>{` ${cutText(line.unheard)}`}</Words>
              </span>
            )}
          </span>
        </p>
      ))}
    </Root>
  );
};
