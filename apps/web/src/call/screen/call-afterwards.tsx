import type { ConversationLine, FinishedCall } from '@asad/call-core';
import { site } from '../../site/site.ts';
import { CallScreenAfterwards, type CallScreenAfterwardsProps } from '@asad/ui/call-screen';
import { exportVtt } from './export-vtt.ts';
import { NextSteps } from './next-steps.tsx';
import { summariseTalk } from './summarise-talk.ts';
import { useRedrawWhenRemoved } from '@asad/ui/foundations';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CallSession } from '../session/create-call-session.ts';
import type { Mention } from '../session/find-mention.ts';
import { copyText } from '../../storage/copy-text.ts';
import { lastTalk } from '../session/last-talk.ts';
import { SPEAKER_NAMES } from './speaker-names.ts';
import { useLimits } from './use-outlook.ts';

function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function exportTranscriptJson(lines: readonly ConversationLine[]): string {
  return JSON.stringify(
    lines.map(({ speaker, text, atMs, isInterrupted, unheard }) => ({
      speaker,
      text,
      at: new Date(atMs).toISOString(),
      isInterrupted,
      unheard,
    })),
    null,
    2,
  );
}

const listQuestions = (lines: readonly ConversationLine[]): readonly string[] => [
  ...new Set(lines.filter(({ speaker }) => speaker === 'visitor').map(({ text }) => text)),
];

export interface CallAfterwardsProps {
  readonly finished: FinishedCall;
  readonly mentions: readonly Mention[];
  readonly session: CallSession;
}

export const CallAfterwards = ({ finished, mentions, session }: CallAfterwardsProps): ReactNode => {
  const limits = useLimits(session);
  const [deletion, setDeletion] = useState<NonNullable<CallScreenAfterwardsProps['deletion']>>('kept');
  const root = useRef<HTMLDivElement>(null);
  useRedrawWhenRemoved(root);
  // The end of a typed call removes the focused field.
  useEffect(() => {
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('[data-part="title"]')?.focus({ preventScroll: true });
  }, []);
  const { record, lines } = finished;
  const day = record.startedAt.slice(0, 10);

  async function deleteCalls(): Promise<void> {
    setDeletion('deleting');
    try {
      await session.deleteCalls?.();
      lastTalk.forget();
      setDeletion('deleted');
    } catch (error) {
      console.error(error);
      setDeletion('failed');
    }
  }

  return (
    <CallScreenAfterwards
      ref={root}
      lines={lines}
      names={SPEAKER_NAMES}
      onCopy={() => copyText(record.transcript)}
      onDownload={() => download(`talk-with-asad-${day}.txt`, 'text/plain', `${record.transcript}\n`)}
      onDownloadJson={() => download(`talk-with-asad-${day}.json`, 'application/json', exportTranscriptJson(lines))}
      onDownloadVtt={() =>
        download(
          `talk-with-asad-${day}.vtt`,
          'text/vtt',
          exportVtt(lines, Date.parse(record.startedAt), Date.parse(record.endedAt)),
        )
      }
      onDelete={session.deleteCalls ? () => void deleteCalls() : undefined}
      deletion={deletion}
      summary={summariseTalk(finished, mentions)}
      next={<NextSteps />}
      questions={listQuestions(lines)}
      note={`${limits} ${site.call.keptElsewhere}`.trim()}
    />
  );
};
