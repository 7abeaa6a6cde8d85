'use client';

import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
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
  /** Called once the visitor has said yes to the question. */
  readonly onDelete?: (() => void) | undefined;
  readonly deletion?: DeletionStatus;
  readonly labels?: Partial<TranscriptLabels> | undefined;
  /** Further actions, such as another call or a meeting. */
  readonly actions?: ReactNode;
}

const NAMES = { visitor: 'You', assistant: 'Assistant' } as const;
/** The words of the panel's buttons and of what becomes of a press. */
export interface TranscriptLabels {
  readonly copy: string;
  readonly copied: string;
  readonly download: string;
  /** Opens the question; nothing is deleted by one press. */
  readonly erase: string;
  readonly question: string;
  readonly confirm: string;
  readonly keep: string;
  readonly deletion: Readonly<Record<DeletionStatus, string>>;
}

const LABELS: TranscriptLabels = {
  copy: 'Copy',
  copied: 'Copied.',
  download: 'Download',
  erase: 'Delete from the server',
  question: 'This deletes the transcripts of all your calls, not of this one alone.',
  confirm: 'Delete them all',
  keep: 'Keep them',
  deletion: {
    kept: '',
    deleting: 'Deleting…',
    deleted: 'Deleted from the server.',
    failed: 'It could not be deleted just now. Please try again.',
  },
};

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
    labels,
    actions,
    className,
    ...rest
  } = props;
  const headingId = useId();
  const words = { ...LABELS, ...labels };
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
            {words.copy}
          </Button>
        )}
        {onDownload && !isEmpty && (
          <Button data-part="download" onClick={onDownload}>
            {words.download}
          </Button>
        )}
        {onDelete && <Deletion words={words} deletion={deletion} onDelete={onDelete} />}
        {actions}
        <p role="status" data-part="status">
          {copies > 0 ? words.copied : words.deletion[deletion]}
        </p>
      </div>
    </section>
  );
};

interface DeletionProps {
  readonly words: TranscriptLabels;
  readonly deletion: DeletionStatus;
  readonly onDelete: () => void;
}

/** Asks before it deletes: the first press opens the question, which has the focus until it is answered. */
const Deletion = ({ words, deletion, onDelete }: DeletionProps): ReactNode => {
  const [isAsking, setAsking] = useState(false);
  const question = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) opener.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const isOver = deletion === 'deleting' || deletion === 'deleted';
  if (!isAsking)
    return (
      <Button ref={opener} data-part="delete" aria-disabled={isOver || undefined} onClick={() => setAsking(!isOver)}>
        {words.erase}
      </Button>
    );
  return (
    <div role="group" aria-labelledby={question} data-part="question">
      <p id={question}>{words.question}</p>
      <Button
        data-part="confirm"
        onClick={() => {
          setAsking(false);
          onDelete();
        }}
      >
        {words.confirm}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that asked is answered here, where nothing is lost */}
      <Button autoFocus data-part="keep" aria-describedby={question} onClick={() => setAsking(false)}>
        {words.keep}
      </Button>
    </div>
  );
};
