import { site } from '../../site/site.ts';
import type { Call, CallSnapshot } from '@asad/call-core';
import { guideLines } from '../../site/guide-lines.ts';
import { Button } from '@asad/ui/controls';
import { CallScreenTalk } from '@asad/ui/call-screen';
import { useRedrawWhenRemoved } from '@asad/ui/foundations';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSwitch } from '../../storage/create-switch.ts';
import { readAloud } from '../voices/read-aloud.ts';
import { focusField, openMicrophoneMenu } from './call-controls.tsx';
import { findSilence, MICROPHONE_AWAITED, type SilenceAction } from './find-silence.ts';
import { SPEAKER_NAMES } from './speaker-names.ts';
import { useHasLasted } from './use-has-lasted.ts';
import { useSound } from './use-sound.ts';

export interface CallConversationProps {
  readonly call: Call;
  readonly snapshot: CallSnapshot;
  readonly suggestions: readonly string[];
  readonly cannotHear: boolean;
  /** Restarts speech recognition; must run within a press. */
  readonly onSpeakAgain: () => void;
  readonly onTypeInstead: () => void;
}

/** A granted microphone opens sooner. */
const PROMPT_AFTER_MS = 2_000;

/** Most answers begin sooner. */
const LONG_WAIT_MS = 4_000;

/** Layout reads in React's commit are long on slow phones. */
const inNextTask = (run: () => void): (() => void) => {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
};

export const CallConversation = ({ call, snapshot, suggestions, ...props }: CallConversationProps): ReactNode => {
  const { mode, status, queuedTexts, conversation } = snapshot;
  const root = useRef<HTMLDivElement>(null);
  useRedrawWhenRemoved(root);
  /** A voice call stays audible if the microphone fails. */
  const [isTyped] = useState(mode === 'text');
  const isRead = useSwitch(readAloud);

  const hasMenu = useSound(call, snapshot).microphone !== undefined;
  const isAwaited = useHasLasted(snapshot.stage === 'microphone', PROMPT_AFTER_MS);
  const isLong = useHasLasted(snapshot.assistantIsThinking, LONG_WAIT_MS);
  const silence = isAwaited ? MICROPHONE_AWAITED : findSilence(snapshot);
  const remedies: Readonly<Record<SilenceAction, ReactNode>> = {
    'choose-microphone': (
      <Button onClick={hasMenu ? openMicrophoneMenu : focusField}>
        {hasMenu ? 'Choose a microphone' : 'Type a question'}
      </Button>
    ),
    'speak-again': <Button onClick={props.onSpeakAgain}>Speak again</Button>,
    type: <Button onClick={focusField}>Type a question</Button>,
    'type-instead': <Button onClick={props.onTypeInstead}>Type instead</Button>,
    play: <Button onClick={() => void call.startAudio()}>Play the sound</Button>,
    'hang-up': <Button onClick={() => void call.end()}>Hang up</Button>,
    none: undefined,
  };

  useEffect(() => inNextTask(() => root.current?.closest('main')?.scrollIntoView({ behavior: 'instant' })), []);

  useEffect(() => (isTyped && status === 'active' ? inNextTask(focusField) : undefined), [isTyped, status]);

  return (
    <CallScreenTalk
      ref={root}
      lines={conversation.lines}
      names={SPEAKER_NAMES}
      placeholder={
        status === 'active' ? `${site.assistant} is about to speak.` : `One moment, ${site.assistant} is waking up.`
      }
      isAloud={!isTyped || isRead}
      suggestions={suggestions}
      suggestionsLabel={`Questions ${site.assistant} can answer`}
      silence={silence?.text ?? (props.cannotHear ? guideLines.cannotHear : undefined)}
      remedy={silence && remedies[silence.action]}
      waiting={
        queuedTexts.length > 0
          ? `${queuedTexts.length === 1 ? 'Your question is' : 'Your questions are'} kept until ${site.assistant} is there.`
          : isLong
            ? 'This answer takes a little longer.'
            : undefined
      }
      onAsk={(suggestion) => {
        // The next answer replaces the suggestions: move focus.
        root.current?.querySelector<HTMLElement>('[role="log"]')?.focus();
        call.send(suggestion);
      }}
    />
  );
};
