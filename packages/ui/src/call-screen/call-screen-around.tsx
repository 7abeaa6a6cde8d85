'use client';

import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { TranscriptPanel, type TranscriptPanelProps } from '../transcript-panel/transcript-panel.tsx';
import type { CallScreenEntry } from './call-screen-cards.tsx';
import css from './call-screen.module.css';

type Passed = 'lines' | 'names' | 'onCopy' | 'onDownload' | 'onDelete' | 'deletion';

export interface CallScreenAfterwardsProps extends Pick<TranscriptPanelProps, Passed> {
  /** Root element of the transcript. */
  readonly ref?: Ref<HTMLDivElement>;
  /** Called to download the transcript as JSON. */
  readonly onDownloadJson: () => void;
  /** What was talked about, in one or two lines. */
  readonly summary: readonly string[];
  /** Next steps: links to a meeting or a mail, the first one most likely. */
  readonly next?: ReactNode;
  /** All entries that the assistant mentioned in this call, oldest first. */
  readonly mentions: readonly Pick<CallScreenEntry, 'key' | 'kind' | 'title' | 'href'>[];
  /** Explains the data that deletion does not remove. */
  readonly note: string;
}

/** The view after a call: its summary and next steps, then transcript, mentioned entries and deletion. */
export const CallScreenAfterwards = (props: CallScreenAfterwardsProps): ReactNode => {
  const { ref, onDownloadJson, summary, next, mentions, note, ...panel } = props;
  return (
    <div ref={ref} className={css['afterwards']}>
      <div className={css['summary']}>
        {summary.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </div>
      {next !== undefined && <div className={css['next']}>{next}</div>}
      <TranscriptPanel
        {...panel}
        actions={panel.lines.length > 0 && <Button onClick={onDownloadJson}>as JSON</Button>}
      />
      {mentions.length > 0 && (
        <section aria-labelledby="mentioned">
          <h2 id="mentioned" className={css['small']}>
            Mentioned
          </h2>
          <ul className={css['mentions']}>
            {mentions.map(({ key, kind, title, href }) => (
              <li key={key}>
                <span>{kind}</span> <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={css['note']}>{note}</p>
    </div>
  );
};

export interface CallScreenBeforeProps {
  /** Notices on who answers and which data is kept. */
  readonly notices: readonly string[];
  /** Suggested questions; a press starts a typed call. */
  readonly ideas: readonly string[];
  /** Called with the pressed idea. */
  readonly onAsk: (idea: string) => void;
  /** Replaces the ideas where no call can begin: a heading, words and links. */
  readonly instead?: ReactNode;
}

/** The view before a call: notices and suggested questions, or what to do without calls. */
export const CallScreenBefore = ({ notices, ideas, onAsk, instead }: CallScreenBeforeProps): ReactNode => (
  <div className={css['before']}>
    {instead !== undefined && <div className={css['instead']}>{instead}</div>}
    {notices.map((notice) => (
      <p key={notice}>{notice}</p>
    ))}
    {instead === undefined && (
      <>
        <h2 className={css['small']}>Worth asking</h2>
        <ul className={css['ideas']}>
          {ideas.map((idea) => (
            <li key={idea}>
              <button type="button" data-needs-script onClick={() => onAsk(idea)}>
                {idea}
              </button>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
