import { use, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { TranscriptPanel, type TranscriptPanelProps } from '../transcript-panel/transcript-panel.tsx';
import type { CallScreenEntry } from './call-screen-cards.tsx';
import { CallScreenWordsContext } from './call-screen-words.ts';
import css from './call-screen.module.css';

type Passed =
  | 'title'
  | 'lines'
  | 'names'
  | 'placeholder'
  | 'labels'
  | 'onCopy'
  | 'onDownload'
  | 'onDelete'
  | 'deletion';

export interface CallScreenAfterwardsProps extends Pick<TranscriptPanelProps, Passed> {
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
  /** The call's entries, oldest first. */
  readonly mentions: readonly Pick<CallScreenEntry, 'key' | 'kind' | 'title' | 'href'>[];
  /** Data that deletion does not remove. */
  readonly note: string;
}

/** After a call: summary, next steps, transcript, entries and deletion. */
export const CallScreenAfterwards = (props: CallScreenAfterwardsProps): ReactNode => {
  const { ref, onDownloadJson, onDownloadVtt, summary, next, mentions, note, ...panel } = props;
  const words = use(CallScreenWordsContext);
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
        actions={
          panel.lines.length > 0 && (
            <>
              <Button onClick={onDownloadJson}>{words.asJson}</Button>
              {onDownloadVtt && <Button onClick={onDownloadVtt}>{words.asVtt}</Button>}
            </>
          )
        }
      />
      {mentions.length > 0 && (
        <section aria-labelledby="mentioned">
          <h2 id="mentioned" className={css['small']}>
            {words.mentioned}
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
  /** Which data is kept, who answers, and further ones. The second keeps its lines free while it is empty. */
  readonly notices: readonly string[];
  /** Questions; a press starts a typed call. */
  readonly ideas: readonly string[];
  /** Called with the pressed idea. */
  readonly onAsk: (idea: string) => void;
  /** Replaces the ideas where no call can begin. */
  readonly instead?: ReactNode;
}

/** Before a call: notices and ideas. */
export const CallScreenBefore = ({ notices, ideas, onAsk, instead }: CallScreenBeforeProps): ReactNode => {
  const words = use(CallScreenWordsContext);
  return (
    <div className={css['before']}>
      {instead !== undefined && <div className={css['instead']}>{instead}</div>}
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {instead === undefined && (
        <>
          <h2 className={css['small']}>{words.worthAsking}</h2>
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
};
