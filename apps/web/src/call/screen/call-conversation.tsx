import type { Call, CallSnapshot } from '@asad/call-core';
import { guideLines } from '../../site/guide-lines.ts';
import { Button } from '@asad/ui/button';
import { CallScreenTalk } from '@asad/ui/call-screen';
import { useRedrawWhenRemoved } from '@asad/ui/part-boundary';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { SHORTCUTS, useCallShortcuts } from './call-shortcuts.ts';
import { findSilence, type SilenceAction } from './find-silence.ts';
import { SPEAKER_NAMES } from './speaker-names.ts';
import { useSound } from './use-sound.ts';

export interface CallConversationProps {
  readonly call: Call;
  readonly snapshot: CallSnapshot;
  readonly suggestions: readonly string[];
  readonly cannotHear: boolean;
  /** Restarts speech recognition; must run within a press. */
  readonly onSpeakAgain: () => void;
}

/** Layout reads run in a separate task: React's commit and the frame are long on slow phones. */
const inNextTask = (run: () => void): (() => void) => {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
};

export const CallConversation = ({ call, snapshot, suggestions, ...told }: CallConversationProps): ReactNode => {
  const { isMuted, assistantIsSpeaking, mode, status, queuedTexts, conversation } = snapshot;
  const root = useRef<HTMLDivElement>(null);
  useRedrawWhenRemoved(root);
  const focusField = useCallback((): void => root.current?.querySelector('input')?.focus(), []);
  const hasVoice = mode === 'voice';
  /** The assistant is audible even if the visitor's microphone fails later. */
  const [isAloud] = useState(hasVoice);
  const sound = useSound(call, snapshot);
  useCallShortcuts(status !== 'idle', {
    mute: () => void (hasVoice && call.setMuted(!isMuted)),
    hush: call.interrupt,
    type: focusField,
  });

  const silence = findSilence(snapshot);
  /** Opens the microphone menu, or focuses the text field if there is none. */
  function chooseMicrophone(): void {
    const select = sound.microphone && root.current?.querySelector('select');
    if (!select) return focusField();
    select.closest('details')?.setAttribute('open', '');
    return select.focus();
  }
  const remedies: Readonly<Record<SilenceAction, ReactNode>> = {
    'choose-microphone': (
      <Button onClick={chooseMicrophone}>{sound.microphone ? 'Choose a microphone' : 'Type a question'}</Button>
    ),
    'speak-again': <Button onClick={told.onSpeakAgain}>Speak again</Button>,
    type: <Button onClick={focusField}>Type a question</Button>,
    play: <Button onClick={() => void call.startAudio()}>Play the sound</Button>,
    'hang-up': <Button onClick={() => void call.end()}>Hang up</Button>,
    none: undefined,
  };

  // Scroll the bar and the conversation to the top, wherever the visitor pressed.
  useEffect(() => inNextTask(() => root.current?.closest('main')?.scrollIntoView({ behavior: 'instant' })), []);

  useEffect(
    () => (!isAloud && status === 'active' ? inNextTask(focusField) : undefined),
    [isAloud, status, focusField],
  );

  return (
    <CallScreenTalk
      ref={root}
      lines={conversation.lines}
      names={SPEAKER_NAMES}
      placeholder={status === 'active' ? 'ASAD is about to speak.' : 'One moment, ASAD is waking up.'}
      isAloud={isAloud}
      hasVoice={hasVoice}
      isSpeaking={assistantIsSpeaking}
      suggestions={suggestions}
      silence={silence?.text ?? (told.cannotHear ? guideLines.cannotHear : undefined)}
      remedy={silence && remedies[silence.action]}
      waiting={queuedTexts.length}
      sound={sound}
      shortcuts={SHORTCUTS}
      onAsk={(suggestion) => {
        // The press removes the suggestions: move focus to the log.
        root.current?.querySelector<HTMLElement>('[role="log"]')?.focus();
        call.send(suggestion);
      }}
      onSend={(text) => call.send(text).kind !== 'refused'}
      onHush={() => call.interrupt()}
    />
  );
};
