import type { Call, CallSnapshot } from '@asad/call-core';
import { CallScreenControls } from '@asad/ui/call-screen';
import { useState, type ReactNode } from 'react';
import { useSwitch } from '../../storage/create-switch.ts';
import { readAloud } from '../voices/read-aloud.ts';
import { SHORTCUTS, useCallShortcuts } from './call-shortcuts.ts';
import { useSound } from './use-sound.ts';

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(`main ${selector}`);

export const focusField = (): void => find('form input')?.focus();

/** Focuses the text field if only one microphone exists. */
export function openMicrophoneMenu(): void {
  const select = find('select');
  if (!select) return focusField();
  select.closest('details')?.setAttribute('open', '');
  return select.focus();
}

export interface CallControlsProps {
  readonly call: Call;
  readonly snapshot: CallSnapshot;
}

export const CallControls = ({ call, snapshot }: CallControlsProps): ReactNode => {
  const { isMuted, mode, assistantIsSpeaking } = snapshot;
  const hasVoice = mode === 'voice';
  /** A call that began by voice stays audible if the microphone fails. */
  const [isTyped] = useState(!hasVoice);
  const isRead = useSwitch(readAloud);
  useCallShortcuts({
    mute: () => void (hasVoice && call.setMuted(!isMuted)),
    hush: call.interrupt,
    type: focusField,
  });
  return (
    <CallScreenControls
      hasVoice={hasVoice}
      isSpeaking={assistantIsSpeaking}
      readAloud={isTyped ? { isOn: isRead, onToggle: () => readAloud.set(!isRead) } : undefined}
      sound={useSound(call, snapshot)}
      example="Ask about a project, a tool, or availability"
      shortcuts={SHORTCUTS}
      onSend={(text) => call.send(text).kind !== 'refused'}
      onHush={() => call.interrupt()}
    />
  );
};
