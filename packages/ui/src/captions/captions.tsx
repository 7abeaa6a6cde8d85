'use client';

import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { anatomy, root, type StateOf } from '../foundations/parts.tsx';
import { cutText } from '../foundations/cut-text.ts';
import { useRedrawWhenRemoved } from '../foundations/part-boundary.ts';
import { SPEAKER_NAMES } from '../foundations/speaker-names.ts';
import { Words } from '../foundations/words.ts';
import css from './captions.module.css';

/** What styles may name. */
export const captionsAnatomy = anatomy('captions', {
  parts: ['placeholder', 'line', 'speaker', 'words'],
  states: { 'data-state': ['empty', 'talking', 'partial', 'final'], 'data-speaker': ['visitor', 'assistant'] },
});

export type CaptionSpeaker = StateOf<typeof captionsAnatomy, 'data-speaker'>;

export interface CaptionLine {
  /** Stays while the line grows. */
  readonly id: number | string;
  readonly speaker: CaptionSpeaker;
  readonly text: string;
  /** False while the speaker goes on: the line is shown, but not yet read out. */
  readonly isFinal: boolean;
  /** The speaker was cut short here. */
  readonly isInterrupted?: boolean;
}

export interface CaptionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was said, in order; a line that grows keeps its id. */
  readonly lines: readonly CaptionLine[];
  /** Its accessible name; `Conversation`. */
  readonly label?: string;
  /** Who speaks, as shown before each line: without it, “You” and “Assistant”. */
  readonly names?: Readonly<Record<CaptionSpeaker, string>>;
  /** Shown while nothing has been said. */
  readonly placeholder?: ReactNode;
}

/** Nearer to the end than this, in pixels, a reader is following along and is kept there. */
const FOLLOW_DISTANCE = 48;
const Root = root('div', 'captions', css['root']);

/** What is being said, while it is said: partial lines grow in place, final ones stay. Follows unless one scrolls up. */
export const Captions = (props: CaptionsProps): ReactNode => {
  const { lines, label = 'Conversation', names = SPEAKER_NAMES, placeholder, onScroll, ref, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  useRedrawWhenRemoved(box);
  const follows = useRef(true);
  const lastTop = useRef(0);
  const lastHeight = useRef(0);
  // In the frame that lays out anyway: at once, the page would be laid out twice for each line.
  useLayoutEffect(() => {
    if (lines.length === 0) return undefined;
    const frame = requestAnimationFrame(() => {
      if (!follows.current || !box.current) return;
      box.current.scrollTop = box.current.scrollHeight;
      lastTop.current = box.current.scrollTop;
      lastHeight.current = box.current.clientHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [lines]);
  return (
    <Root
      {...rest}
      ref={box}
      role="log"
      aria-label={label}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      data-state={lines.length === 0 ? 'empty' : 'talking'}
      onScroll={(event) => {
        const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
        // Only who scrolls up stops following: a new line, or a window made lower, moves the end away as well, and a box
        // made higher moves its lines down.
        if (scrollHeight - scrollTop - clientHeight < FOLLOW_DISTANCE) follows.current = true;
        else if (scrollTop < lastTop.current && clientHeight <= lastHeight.current) follows.current = false;
        lastTop.current = scrollTop;
        lastHeight.current = clientHeight;
        onScroll?.(event);
      }}
    >
      {lines.length === 0 && placeholder !== undefined && <p data-part="placeholder">{placeholder}</p>}
      {lines.map((line) => (
        // A final line is a new element, and so announced whole; its growing twin is for eyes only.
        <p
          key={`${line.id}-${line.isFinal ? 'final' : 'partial'}`}
          data-part="line"
          data-speaker={line.speaker}
          data-state={line.isFinal ? 'final' : 'partial'}
          aria-hidden={line.isFinal ? undefined : true}
        >
          <span data-part="speaker">{names[line.speaker]}</span>
          <span className={css['hidden']}>: </span>
          <span data-part="words" dir="auto">
            <Words>{line.isInterrupted ? cutText(line.text) : line.text}</Words>
            {line.isInterrupted && <span className={css['hidden']}> (interrupted)</span>}
          </span>
        </p>
      ))}
    </Root>
  );
};
