'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { PartBoundary } from '../foundations/part-boundary.ts';
import { TypeField } from '../type-field/type-field.tsx';
import css from './call-screen.module.css';

/** Devices of one kind; `null`: the browser's default. */
export interface SoundDevices {
  readonly devices: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

export interface CallScreenSoundProps {
  /** Absent: the microphone cannot be selected. */
  readonly microphone?: SoundDevices | undefined;
  /** Absent: the speaker cannot be selected. */
  readonly speaker?: SoundDevices | undefined;
  /** The assistant's volume, 0 to 1. */
  readonly volume?: { readonly ratio: number; readonly onChange: (ratio: number) => void } | undefined;
}

const Choice = ({ name, devices, chosen, onChoose }: SoundDevices & { readonly name: string }): ReactNode => (
  <label>
    {name}
    <select value={chosen ?? ''} onChange={({ currentTarget: { value } }) => onChoose(value || null)}>
      <option value="">The browser’s choice</option>
      {devices.map(({ id, label }, index) => (
        <option key={id} value={id}>
          {label || `${name} ${index + 1}`}
        </option>
      ))}
    </select>
  </label>
);

const CallScreenSound = ({ microphone, speaker, volume }: CallScreenSoundProps): ReactNode =>
  microphone || speaker || volume ? (
    <details className={css['sound']} data-part="sound">
      <summary>Sound</summary>
      <div data-part="sound-panel">
        {microphone && <Choice name="Microphone" {...microphone} />}
        {speaker && <Choice name="Speaker" {...speaker} />}
        {volume && (
          <label>
            Volume
            <input
              type="range"
              min={0}
              max={1}
              step={0.05}
              value={volume.ratio}
              aria-valuetext={`${Math.round(volume.ratio * 100)} %`}
              onChange={({ currentTarget }) => volume.onChange(currentTarget.valueAsNumber)}
            />
          </label>
        )}
      </div>
    </details>
  ) : null;

const subscribeToNothing = (): (() => void) => () => undefined;
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Writes ARIA's Alt as Option on a Mac. */
const useShownShortcut = (): ((shortcut: string) => string) => {
  const hasOption = useSyncExternalStore(subscribeToNothing, isApple, () => false);
  return (shortcut) => (hasOption ? shortcut.replace('Alt+', '⌥') : shortcut);
};

export interface CallScreenControlsProps {
  /** True if the visitor uses a microphone. */
  readonly hasVoice: boolean;
  /** True while the assistant can be interrupted. */
  readonly isSpeaking: boolean;
  /** Switches a typed call's sound; absent: no switch. */
  readonly readAloud?: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
  /** Devices and volume; absent: none. */
  readonly sound?: CallScreenSoundProps | undefined;
  /** In ARIA notation: `Alt+M`. */
  readonly shortcuts: Readonly<Record<'mute' | 'hush' | 'type', string>>;
  /** Return false to keep the text. */
  readonly onSend: (text: string) => boolean;
  /** Interrupts the assistant. */
  readonly onHush: () => void;
}

/** A call's controls: interrupt, sound and text field. */
export const CallScreenControls = (props: CallScreenControlsProps): ReactNode => {
  const { hasVoice, isSpeaking, readAloud, sound, shortcuts, onSend, onHush } = props;
  const show = useShownShortcut();
  const isAudible = readAloud?.isOn !== false;
  return (
    <>
      <div className={css['tools']}>
        {isAudible && (
          <Button aria-disabled={!isSpeaking || undefined} aria-keyshortcuts={shortcuts.hush} onClick={onHush}>
            Stop talking
          </Button>
        )}
        {readAloud && (
          <Button aria-pressed={readAloud.isOn} onClick={readAloud.onToggle}>
            Read aloud
          </Button>
        )}
        {sound && <CallScreenSound {...sound} />}
      </div>
      <PartBoundary name="The field to type">
        <TypeField
          className={css['field']}
          label={hasVoice ? 'Type instead' : 'Your question'}
          placeholder="Ask about a project, a tool, or availability"
          onSend={onSend}
        />
      </PartBoundary>
      <p className={css['shortcuts']}>
        {hasVoice && (
          <span>
            <kbd>{show(shortcuts.mute)}</kbd> mute ·{' '}
          </span>
        )}
        {isAudible && (
          <span>
            <kbd>{show(shortcuts.hush)}</kbd> stop talking ·{' '}
          </span>
        )}
        <span>
          <kbd>{show(shortcuts.type)}</kbd> type
        </span>
      </p>
    </>
  );
};
