import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { DevicePicker, type DevicePickerProps } from '../device-picker/device-picker.tsx';
import { PartBoundary } from '../foundations/part-boundary.ts';
import { TypeField } from '../type-field/type-field.tsx';
import { Volume, type VolumeProps } from '../volume/volume.tsx';
import { CALL_SCREEN_WORDS as words } from './call-screen-words.ts';
import css from './call-screen.module.css';

/** Devices of one kind; `null`: the browser's default. */
export interface SoundDevices {
  readonly devices: DevicePickerProps['devices'];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

export interface CallScreenSoundProps {
  /** Absent: the microphone cannot be selected. */
  readonly microphone?: SoundDevices | undefined;
  /** Absent: the speaker cannot be selected. */
  readonly speaker?: SoundDevices | undefined;
  /** The assistant's volume, 0 to 1. */
  readonly volume?: { readonly ratio: number; readonly onChange: VolumeProps['onChange'] } | undefined;
}

const CallScreenSound = ({ microphone, speaker, volume }: CallScreenSoundProps): ReactNode => {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOnPress = ({ target }: Event): void => {
      if (panel.current?.contains(target as Node) === false) panel.current.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !panel.current?.open) return;
      panel.current.open = false;
      panel.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOnPress);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnPress);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  const choose = (label: string, { devices, chosen, onChoose }: SoundDevices): ReactNode => (
    <DevicePicker
      label={label}
      defaultLabel={words.defaultDevice}
      devices={devices}
      value={chosen}
      onChange={onChoose}
    />
  );
  if (!microphone && !speaker && !volume) return null;
  return (
    <details ref={panel} className={css['sound']} data-part="sound">
      <summary>{words.sound}</summary>
      <div data-part="sound-panel">
        {microphone && choose(words.microphone, microphone)}
        {speaker && choose(words.speaker, speaker)}
        {volume && <Volume label={words.volume} value={volume.ratio} onChange={volume.onChange} />}
      </div>
    </details>
  );
};

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
  /** Placeholder of the text field. */
  readonly example?: string;
  /** In ARIA notation: `Alt+M`. */
  readonly shortcuts: Readonly<Record<'mute' | 'hush' | 'type', string>>;
  /** Return false to keep the text. */
  readonly onSend: (text: string) => boolean;
  /** Interrupts the assistant. */
  readonly onHush: () => void;
}

/** A call's controls: interrupt, sound and text field. */
export const CallScreenControls = (props: CallScreenControlsProps): ReactNode => {
  const { hasVoice, isSpeaking, readAloud, sound, example = '', shortcuts, onSend, onHush } = props;
  const show = useShownShortcut();
  const isAudible = readAloud?.isOn !== false;
  return (
    <>
      <div className={css['tools']}>
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
        {sound && <CallScreenSound {...sound} />}
      </div>
      <PartBoundary name="The field to type">
        <TypeField
          className={css['field']}
          label={hasVoice ? words.typeInstead : words.question}
          placeholder={example}
          onSend={onSend}
        />
      </PartBoundary>
      <p className={css['shortcuts']}>
        {hasVoice && (
          <span>
            <kbd>{show(shortcuts.mute)}</kbd> {words.toMute} ·{' '}
          </span>
        )}
        {isAudible && (
          <span>
            <kbd>{show(shortcuts.hush)}</kbd> {words.toHush} ·{' '}
          </span>
        )}
        <span>
          <kbd>{show(shortcuts.type)}</kbd> {words.toType}
        </span>
      </p>
    </>
  );
};
