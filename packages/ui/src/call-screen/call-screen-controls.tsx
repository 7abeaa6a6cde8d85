import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { PartBoundary } from '../foundations/part-boundary.ts';
import { classNames, LABEL } from '../foundations/parts.tsx';
import { SoundPanel, type SoundPanelProps } from '../sound-panel/sound-panel.tsx';
import { TypeField } from '../type-field/type-field.tsx';
import { CALL_SCREEN_WORDS as words } from './call-screen-words.ts';
import css from './call-screen.module.css';

/** Writes ARIA's Alt as Option on a Mac. */
const show = (shortcut: string): string =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? shortcut.replace('Alt+', '⌥') : shortcut;

export interface CallScreenControlsProps {
  /** True if the visitor uses a microphone. */
  readonly hasVoice: boolean;
  /** True while the assistant can be interrupted. */
  readonly isSpeaking: boolean;
  /** Switches a typed call's sound; absent: no switch. */
  readonly readAloud?: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
  /** Devices and volume; absent: none. */
  readonly sound?: SoundPanelProps | undefined;
  /** Placeholder of the text field. */
  readonly example?: string;
  /** In ARIA notation: `Alt+M`. */
  readonly shortcuts: Readonly<Record<'mute' | 'hush' | 'type', string>>;
  /** Return false to keep the text. */
  readonly onSend: (text: string) => boolean;
  /** Interrupts the assistant. */
  readonly onHush: () => void;
}

/** A call's controls: interrupt, sound and text field. In a browser only: no call is prerendered. */
export const CallScreenControls = (props: CallScreenControlsProps): ReactNode => {
  const { hasVoice, isSpeaking, readAloud, sound, example = '', shortcuts, onSend, onHush } = props;
  const isAudible = readAloud?.isOn !== false;
  return (
    <>
      {isAudible && (
        <Button aria-disabled={!isSpeaking || undefined} aria-keyshortcuts={shortcuts.hush} onClick={onHush}>
          {words.hush}
        </Button>
      )}
      {readAloud && (
        <Button aria-pressed={readAloud.isOn} onClick={readAloud.onToggle}>
          {words.readAloud}
        </Button>
      )}
      {sound && <SoundPanel {...sound} />}
      <PartBoundary name="The field to type">
        <TypeField
          className={css['field']}
          label={hasVoice ? words.typeInstead : words.question}
          placeholder={example}
          onSend={onSend}
        />
      </PartBoundary>
      <p className={classNames(LABEL, css['shortcuts'])}>
        {([hasVoice && 'mute', isAudible && 'hush', 'type'] as const).map(
          (key) =>
            key && (
              <span key={key}>
                <kbd>{show(shortcuts[key])}</kbd> {words.shortcuts[key]}
                {key !== 'type' && ' · '}
              </span>
            ),
        )}
      </p>
    </>
  );
};
