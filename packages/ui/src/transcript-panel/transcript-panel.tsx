import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { CaptionLine, CaptionSpeaker } from '../captions/captions.tsx';
import { root, ROW } from '../foundations/parts.tsx';
import { cutText } from '../foundations/cut-text.ts';
import { useConfirmed } from '../foundations/use-confirmed.ts';
import css from './transcript-panel.module.css';

/** Progress on the server. */
type DeletionStatus = 'kept' | 'deleting' | 'deleted' | 'failed';

/** Later, the clipboard may hold something else. */
const CONFIRMATION_MS = 2_000;

/** `erase` opens the confirmation. */
const WORDS = {
  title: 'Transcript',
  empty: 'Nothing was said.',
  copy: 'Copy',
  copied: 'Copied.',
  download: 'Download',
  erase: 'Delete from the server',
  question: 'This deletes the transcripts of all your calls, not only this one.',
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
  /** In order. */
  readonly lines: readonly CaptionLine[];
  /** Of the speakers. */
  readonly names: Readonly<Record<CaptionSpeaker, string>>;
  /** Copies the transcript; a rejection shows no confirmation. */
  readonly onCopy?: (() => Promise<void>) | undefined;
  /** Downloads the text; absent: no button. */
  readonly onDownload?: (() => void) | undefined;
  /** Called after a confirmation. */
  readonly onDelete?: (() => void) | undefined;
  /** Progress of the deletion. */
  readonly deletion?: DeletionStatus;
  /** Further actions. */
  readonly actions?: ReactNode;
}

const Root = root('section', 'transcript-panel', css['root']);

/** A transcript to copy, download and delete. Actions come first: it may be long. */
export const TranscriptPanel = (props: TranscriptPanelProps): ReactNode => {
  const { lines, names, onCopy, onDownload, onDelete, deletion = 'kept', actions, ...rest } = props;
  const headingId = useId();
  const [isCopied, copy] = useConfirmed(onCopy, CONFIRMATION_MS);
  const isEmpty = lines.length === 0;
  return (
    <Root {...rest} data-state={isEmpty ? 'empty' : 'filled'} data-deletion={deletion} aria-labelledby={headingId}>
      <h2 id={headingId} data-part="title" tabIndex={-1}>
        {WORDS.title}
      </h2>
      <div data-part="actions" className={ROW} data-unprinted>
        {onCopy && !isEmpty && (
          <Button data-part="copy" onClick={copy}>
            {WORDS.copy}
          </Button>
        )}
        {onDownload && !isEmpty && (
          <Button data-part="download" onClick={onDownload}>
            {WORDS.download}
          </Button>
        )}
        {actions}
        {onDelete && <Deletion deletion={deletion} onDelete={onDelete} />}
        <p role="status" data-part="status">
          {isCopied ? WORDS.copied : WORDS.deletion[deletion]}
        </p>
      </div>
      {isEmpty ? (
        <p data-part="placeholder">{WORDS.empty}</p>
      ) : (
        <dl data-part="lines">
          {lines.map((line) => (
            <div key={line.id} data-part="line" data-speaker={line.speaker}>
              <dt data-part="speaker">{names[line.speaker]}</dt>
              <dd data-part="words" dir="auto">
                {line.isInterrupted && line.unheard === undefined ? cutText(line.text) : line.text}
                {line.unheard !== undefined && <span data-part="unheard">{` ${cutText(line.unheard)}`}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Root>
  );
};

/** The question keeps focus until answered. */
const Deletion = ({ deletion, onDelete }: { deletion: DeletionStatus; onDelete: () => void }): ReactNode => {
  const [step, setStep] = useState<'unasked' | 'asking' | 'answered'>('unasked');
  const question = useId();
  const ask = deletion === 'deleting' || deletion === 'deleted' ? undefined : () => setStep('asking');
  /* oxlint-disable jsx-a11y/no-autofocus -- a press that takes its button away is answered in its place */
  if (step !== 'asking')
    return (
      <Button autoFocus={step === 'answered'} data-part="delete" aria-disabled={!ask || undefined} onClick={ask}>
        {WORDS.erase}
      </Button>
    );
  const confirm = (): void => {
    setStep('answered');
    onDelete();
  };
  return (
    <div role="group" aria-labelledby={question} data-part="question" className={ROW}>
      <p id={question}>{WORDS.question}</p>
      <Button data-part="confirm" onClick={confirm}>
        {WORDS.confirm}
      </Button>
      {/* Focus the harmless answer. */}
      <Button autoFocus data-part="keep" aria-describedby={question} onClick={() => setStep('answered')}>
        {WORDS.keep}
      </Button>
    </div>
  );
};
