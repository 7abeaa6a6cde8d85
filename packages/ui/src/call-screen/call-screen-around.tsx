'use client';

import type { ReactNode, Ref } from 'react';
import { Button, LinkButton } from '../button/button.tsx';
import { TranscriptPanel, type TranscriptPanelProps } from '../transcript-panel/transcript-panel.tsx';
import type { CallScreenEntry } from './call-screen-cards.tsx';
import css from './call-screen.module.css';

type Passed = 'lines' | 'names' | 'onCopy' | 'onDownload' | 'onDelete' | 'deletion';

export interface CallScreenAfterwardsProps extends Pick<TranscriptPanelProps, Passed> {
  /** The element around the transcript. */
  readonly ref?: Ref<HTMLDivElement>;
  /** Offers the talk as data. */
  readonly onDownloadJson: () => void;
  /** Where one books a meeting; absent: nowhere. */
  readonly bookingUrl?: string | undefined;
  /** All that was pointed at in this call, the oldest first. */
  readonly mentions: readonly Pick<CallScreenEntry, 'key' | 'kind' | 'title' | 'href'>[];
  /** What deletion does not reach. */
  readonly note: string;
}

/** What remains of a talk: the transcript, what was mentioned, a meeting, and the way to delete it. */
export const CallScreenAfterwards = (props: CallScreenAfterwardsProps): ReactNode => {
  const { ref, onDownloadJson, bookingUrl, mentions, note, ...panel } = props;
  return (
    <div ref={ref} className={css['afterwards']}>
      <TranscriptPanel
        {...panel}
        actions={
          <>
            {panel.lines.length > 0 && <Button onClick={onDownloadJson}>as JSON</Button>}
            {bookingUrl !== undefined && (
              <LinkButton href={bookingUrl} target="_blank" rel="noopener">
                Book a Meeting
              </LinkButton>
            )}
          </>
        }
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
  /** What one should know before: who answers, what is kept. */
  readonly notices: readonly string[];
  /** Questions worth asking; each begins a typed call. */
  readonly ideas: readonly string[];
  /** One of the ideas was pressed. */
  readonly onAsk: (idea: string) => void;
}

/** Beside the button before a call: what is kept, and what is worth asking. */
export const CallScreenBefore = ({ notices, ideas, onAsk }: CallScreenBeforeProps): ReactNode => (
  <div className={css['before']}>
    {notices.map((notice) => (
      <p key={notice}>{notice}</p>
    ))}
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
  </div>
);
