import { type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { TranscriptPanel, type TranscriptPanelProps } from '../transcript-panel/transcript-panel.tsx';
import { CALL_SCREEN_WORDS as words } from './call-screen-words.ts';
import { ROW, classNames } from '../foundations/parts.tsx';
import { Words } from '../foundations/words.ts';
import css from './call-screen.module.css';

export interface CallScreenAfterwardsProps extends Omit<TranscriptPanelProps, 'ref' | 'actions'> {
  /** The transcript's root. */
  readonly ref?: Ref<HTMLDivElement>;
  /** Downloads the transcript. */
  readonly onDownloadJson: () => void;
  /** Downloads it as subtitles; absent: no button. */
  readonly onDownloadVtt?: (() => void) | undefined;
  /** Summary in one or two lines. */
  readonly summary: readonly string[];
  /** Links, the most likely first. */
  readonly next?: ReactNode;
  /** What was asked, oldest first. */
  readonly questions: readonly string[];
  /** Data that deletion does not remove. */
  readonly note: string;
}

/** After a call: summary, questions, next steps, transcript and deletion. */
export const CallScreenAfterwards = (props: CallScreenAfterwardsProps): ReactNode => {
  const { ref, onDownloadJson, onDownloadVtt, summary, next, questions, note, ...panel } = props;
  return (
    <div ref={ref} className={css['afterwards']}>
      <div className={css['summary']}>
        {summary.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </div>
      {next !== undefined && <div className={ROW}>{next}</div>}
      {questions.length > 0 && (
        <section aria-labelledby="asked">
          <h2 id="asked" className={css['small']}>
            {words.asked}
          </h2>
          <ul className={css['asked']}>
            {questions.map((question) => (
              <li key={question} dir="auto">
                {question}
              </li>
            ))}
          </ul>
        </section>
      )}
      <TranscriptPanel
        {...panel}
        actions={
          panel.lines.length > 0 && (
            <>
              <Button onClick={onDownloadJson}>{words.asJson}</Button>
              {onDownloadVtt && <Button onClick={onDownloadVtt}>{words.asVtt}</Button>}
            </>
          )
        }
      />
      <p className={css['note']}>{note}</p>
    </div>
  );
};

export interface CallScreenBeforeProps {
  /** Questions; a press starts a typed call. */
  readonly ideas: readonly string[];
  /** Called with the pressed idea. */
  readonly onAsk: (idea: string) => void;
  /** Which data is kept, in one line. */
  readonly kept: string;
  /** Who answers, and how long data is kept. */
  readonly notices: readonly string[];
  /** Replaces the ideas where no call can begin. */
  readonly instead?: ReactNode;
}

/** Before a call: ideas, and what is kept. */
export const CallScreenBefore = ({ ideas, onAsk, kept, notices, instead }: CallScreenBeforeProps): ReactNode => (
  <>
    {instead === undefined ? (
      <div className={css['worth']}>
        <h2 className={css['small']}>{words.worthAsking}</h2>
        <ul className={classNames(ROW, css['ideas'])} data-part="questions">
          {ideas.map((idea) => (
            <li key={idea}>
              <button type="button" data-needs-script onClick={() => onAsk(idea)}>
                {idea}
              </button>
            </li>
          ))}
        </ul>
      </div>
    ) : (
      <div className={css['instead']}>{instead}</div>
    )}
    <details className={css['kept']}>
      <summary>
        <Words>{kept}</Words> <u>{words.more}</u>
      </summary>
      {notices.filter(Boolean).map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </details>
  </>
);
