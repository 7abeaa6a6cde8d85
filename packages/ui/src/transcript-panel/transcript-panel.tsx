'use client';

import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { CaptionLine, CaptionSpeaker } from '../captions/captions.tsx';
import { anatomy, root, type StateOf } from '../foundations/parts.tsx';
import { cutText } from '../foundations/cut-text.ts';
import { SPEAKER_NAMES } from '../foundations/speaker-names.ts';
import { useConfirmed } from '../foundations/use-confirmed.ts';
import css from './transcript-panel.module.css';

const TALK = ['title', 'placeholder', 'lines', 'line', 'speaker', 'words'] as const;
const ACTIONS = ['actions', 'copy', 'download', 'delete', 'question', 'confirm', 'keep', 'status'] as const;
/** What styles may name. */
export const transcriptPanelAnatomy = anatomy('transcript-panel', {
  parts: [...TALK, ...ACTIONS],
  states: {
    'data-state': ['empty', 'filled'],
    'data-deletion': ['kept', 'deleting', 'deleted', 'failed'],
    'data-speaker': ['visitor', 'assistant'],
  },
});

/** How far the deletion on the server has come. */
export type DeletionStatus = StateOf<typeof transcriptPanelAnatomy, 'data-deletion'>;

/** Long enough to be read, short enough not to be believed later. */
const CONFIRMATION_MS = 2_000;

/** `erase` opens the question: nothing is deleted by one press. */
const LABELS = {
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
  } satisfies Record<DeletionStatus, string>,
};

export interface TranscriptPanelProps extends Omit<ComponentProps<'section'>, 'onCopy' | 'children'> {
  /** What was said, in order. */
  readonly lines: readonly CaptionLine[];
  /** Its heading; `Transcript`. */
  readonly title?: string;
  /** Who speaks, as shown before each line: without it, “You” and “Assistant”. */
  readonly names?: Readonly<Record<CaptionSpeaker, string>>;
  /** Shown where nothing was said. */
  readonly placeholder?: string;
  /** Writes the transcript somewhere; a rejection shows no confirmation. Where it is reported is the caller's. */
  readonly onCopy?: (() => Promise<void>) | undefined;
  /** Offers the text as a file; without it there is no such button. */
  readonly onDownload?: (() => void) | undefined;
  /** Called once the visitor has said yes to the question. */
  readonly onDelete?: (() => void) | undefined;
  /** How far the deletion has come. */
  readonly deletion?: DeletionStatus;
  /** The words of the panel's buttons and of what becomes of a press. */
  readonly labels?: Partial<typeof LABELS> | undefined;
  /** Further actions, such as another call or a meeting. */
  readonly actions?: ReactNode;
}

const Root = root('section', 'transcript-panel', css['root']);

/** A finished talk, its actions at its head, since a long one has no end in sight: to read, to copy, to download, and to delete from the server. */
export const TranscriptPanel = (props: TranscriptPanelProps): ReactNode => {
  const { lines, title = 'Transcript', names = SPEAKER_NAMES, onCopy, onDownload, onDelete, ...others } = props;
  const { placeholder = 'Nothing was said.', deletion = 'kept', labels, actions, ...rest } = others;
  const headingId = useId();
  const words = { ...LABELS, ...labels };
  const [isCopied, copy] = useConfirmed(onCopy, CONFIRMATION_MS);
  const isEmpty = lines.length === 0;
  return (
    <Root {...rest} data-state={isEmpty ? 'empty' : 'filled'} data-deletion={deletion} aria-labelledby={headingId}>
      <h2 id={headingId} data-part="title" tabIndex={-1}>
        {title}
      </h2>
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
        {actions}
        {onDelete && <Deletion words={words} deletion={deletion} onDelete={onDelete} />}
        <p role="status" data-part="status">
          {isCopied ? words.copied : words.deletion[deletion]}
        </p>
      </div>
      {isEmpty ? (
        <p data-part="placeholder">{placeholder}</p>
      ) : (
        <dl data-part="lines">
          {lines.map((line) => (
            <div key={line.id} data-part="line" data-speaker={line.speaker}>
              <dt data-part="speaker">{names[line.speaker]}</dt>
              <dd data-part="words" dir="auto">
                {line.isInterrupted ? cutText(line.text) : line.text}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Root>
  );
};

type DeletionProps = { words: typeof LABELS; deletion: DeletionStatus; onDelete: () => void };

/** Asks before it deletes: the first press opens the question, which has the focus until it is answered. */
const Deletion = ({ words, deletion, onDelete }: DeletionProps): ReactNode => {
  const [step, setStep] = useState<'unasked' | 'asking' | 'answered'>('unasked');
  const question = useId();
  const ask = deletion === 'deleting' || deletion === 'deleted' ? undefined : () => setStep('asking');
  /* oxlint-disable jsx-a11y/no-autofocus -- a press that takes its button away is answered in its place */
  if (step !== 'asking')
    return (
      <Button autoFocus={step === 'answered'} data-part="delete" aria-disabled={!ask || undefined} onClick={ask}>
        {words.erase}
      </Button>
    );
  const confirm = (): void => {
    setStep('answered');
    onDelete();
  };
  return (
    <div role="group" aria-labelledby={question} data-part="question">
      <p id={question}>{words.question}</p>
      <Button data-part="confirm" onClick={confirm}>
        {words.confirm}
      </Button>
      {/* The focus is where nothing is lost. */}
      <Button autoFocus data-part="keep" aria-describedby={question} onClick={() => setStep('answered')}>
        {words.keep}
      </Button>
    </div>
  );
};
