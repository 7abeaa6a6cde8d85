'use client';

import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { CaptionLine, CaptionSpeaker } from '../captions/captions.tsx';
import { classNames } from '../class-names.ts';
import css from './transcript-panel.module.css';

/** Long enough to be read, short enough not to be believed later. */
const CONFIRMATION_MS = 2_000;

/** How far the deletion on the server has come. */
export type DeletionStatus = 'kept' | 'deleting' | 'deleted' | 'failed';

export interface TranscriptPanelProps extends Omit<ComponentProps<'section'>, 'onCopy' | 'children'> {
  readonly lines: readonly CaptionLine[];
  readonly title?: string;
  readonly names?: Readonly<Record<CaptionSpeaker, string>>;
  /** Shown where nothing was said. */
  readonly placeholder?: string;
  /** Writes the transcript somewhere; a rejection shows no confirmation. Where it is reported is the caller's. */
  readonly onCopy?: (() => Promise<void>) | undefined;
  readonly onDownload?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
  readonly deletion?: DeletionStatus;
  /** Further actions, such as another call or a meeting. */
  readonly actions?: ReactNode;
}

const NAMES = { visitor: 'You', assistant: 'Assistant' } as const;
const DELETION_WORDS = {
  kept: '',
  deleting: 'Deleting…',
  deleted: 'Deleted from the server.',
  failed: 'It could not be deleted just now. Please try again.',
} as const satisfies Record<DeletionStatus, string>;

/** A finished talk: to read, to copy, to download, and to delete from the server. */
export const TranscriptPanel = (props: TranscriptPanelProps): ReactNode => {
  const {
    lines,
    title = 'Transcript',
    names = NAMES,
    placeholder = 'Nothing was said.',
    onCopy,
    onDownload,
    onDelete,
    deletion = 'kept',
    actions,
    className,
    ...rest
  } = props;
  const headingId = useId();
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = (): void => {
    onCopy?.().then(
      () => setCopies((count) => count + 1),
      () => setCopies(0),
    );
  };
  const isEmpty = lines.length === 0;
  return (
    <section
      {...rest}
      aria-labelledby={headingId}
      data-component="transcript-panel"
      data-state={isEmpty ? 'empty' : 'filled'}
      data-deletion={deletion}
      className={classNames(css['root'], className)}
    >
      <h2 id={headingId} data-part="title" tabIndex={-1}>
        {title}
      </h2>
      {isEmpty ? (
        <p data-part="placeholder">{placeholder}</p>
      ) : (
        <dl data-part="lines">
          {lines.map((line) => (
            <div key={line.id} data-part="line" data-speaker={line.speaker}>
              <dt data-part="speaker">{names[line.speaker]}</dt>
              <dd data-part="words">
                {line.text}
                {line.isInterrupted && ' —'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div data-part="actions">
        {onCopy && !isEmpty && (
          <Button data-part="copy" onClick={copy}>
            Copy
          </Button>
        )}
        {onDownload && !isEmpty && (
          <Button data-part="download" onClick={onDownload}>
            Download
          </Button>
        )}
        {onDelete && (
          <Button
            data-part="delete"
            aria-disabled={deletion === 'deleting' || deletion === 'deleted' || undefined}
            onClick={() => (deletion === 'kept' || deletion === 'failed') && onDelete()}
          >
            Delete from the server
          </Button>
        )}
        {actions}
        <p role="status" data-part="status">
          {copies > 0 ? 'Copied.' : DELETION_WORDS[deletion]}
        </p>
      </div>
    </section>
  );
};
