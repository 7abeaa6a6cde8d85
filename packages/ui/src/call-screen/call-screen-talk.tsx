'use client';

import { useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Captions, type CaptionsProps } from '../captions/captions.tsx';
import { PartBoundary } from '../foundations/part-boundary.ts';
import { Words } from '../foundations/words.ts';
import { TypeField } from '../type-field/type-field.tsx';
import css from './call-screen.module.css';

/** Selectable devices of one kind; `null` means the browser's default. */
export interface SoundDevices {
  readonly devices: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

export interface CallScreenSoundProps {
  /** Absent: the microphone cannot be selected now. */
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

/** Microphone, speaker and volume, in a collapsed disclosure. */
const CallScreenSound = ({ microphone, speaker, volume }: CallScreenSoundProps): ReactNode =>
  microphone || speaker || volume ? (
    <details className={css['sound']} data-part="sound">
      <summary>Sound</summary>
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
    </details>
  ) : null;

const subscribeToNothing = (): (() => void) => () => undefined;
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Formats a shortcut for the visitor's keyboard: Option on a Mac, where ARIA writes Alt. */
const useShownShortcut = (): ((shortcut: string) => string) => {
  const hasOption = useSyncExternalStore(subscribeToNothing, isApple, () => false);
  return (shortcut) => (hasOption ? shortcut.replace('Alt+', '⌥') : shortcut);
};

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface CallScreenTalkProps extends Pick<CaptionsProps, 'lines' | 'names' | 'placeholder'> {
  /** The view's root element. */
  readonly ref?: Ref<HTMLDivElement>;
  /** True if the assistant is audible; captions are then not announced, because a screen reader would speak over it. */
  readonly isAloud: boolean;
  /** True if the visitor uses a microphone. */
  readonly hasVoice: boolean;
  /** True while the assistant speaks and can be interrupted. */
  readonly isSpeaking: boolean;
  /** Follow-up questions that the assistant offers. */
  readonly suggestions: readonly string[];
  /** Explains why visitor or assistant cannot be heard. */
  readonly silence?: string | undefined;
  /** The action for it: a Button. */
  readonly remedy?: ReactNode;
  /** Number of typed questions in the queue. */
  readonly waiting: number;
  /** Selectable devices and volume; absent: none. */
  readonly sound?: CallScreenSoundProps | undefined;
  /** In ARIA notation: `Alt+M`. */
  readonly shortcuts: Readonly<Record<'mute' | 'hush' | 'type', string>>;
  /** Called with the pressed suggestion. */
  readonly onAsk: (suggestion: string) => void;
  /** Return false to keep the text in the field. */
  readonly onSend: (text: string) => boolean;
  /** Called to interrupt the assistant. */
  readonly onHush: () => void;
}

/** The view during a call: captions, text field and interrupt button. */
export const CallScreenTalk = (props: CallScreenTalkProps): ReactNode => {
  const { ref, isAloud, hasVoice, isSpeaking, suggestions, silence, remedy, waiting, shortcuts, ...rest } = props;
  const { onAsk, onSend, onHush, sound, ...captions } = rest;
  const show = useShownShortcut();
  return (
    <div ref={ref} className={css['conversation']}>
      <PartBoundary name="The conversation">
        <Captions {...captions} aria-live={isAloud ? 'off' : 'polite'} className={css['captions']} />
      </PartBoundary>
      {suggestions.length > 0 && (
        <ul className={css['suggestions']} aria-label="Questions ASAD can answer">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button onClick={() => onAsk(capitalise(suggestion))}>{capitalise(suggestion)}</Button>
            </li>
          ))}
        </ul>
      )}
      {/* Rendered before it has text: screen readers skip a status that mounts with its text. */}
      <p className={css['note']} role="status">
        {silence !== undefined && <Words>{silence}</Words>}
      </p>
      {remedy !== undefined && <div>{remedy}</div>}
      <PartBoundary name="The field to type">
        <TypeField
          className={css['field']}
          label={hasVoice ? 'Type instead' : 'Your question'}
          placeholder="Ask about a project, a tool, or availability"
          onSend={onSend}
        />
      </PartBoundary>
      <p className={css['note']} role="status">
        {waiting > 0 && (
          <Words>{`${waiting === 1 ? 'Your question is' : 'Your questions are'} kept until ASAD is there.`}</Words>
        )}
      </p>
      <div className={css['controls']}>
        <Button aria-disabled={!isSpeaking || undefined} aria-keyshortcuts={shortcuts.hush} onClick={onHush}>
          Stop talking
        </Button>
        <p className={css['shortcuts']}>
          {hasVoice && (
            <span>
              <kbd>{show(shortcuts.mute)}</kbd> mute ·{' '}
            </span>
          )}
          <span>
            <kbd>{show(shortcuts.hush)}</kbd> stop talking · <kbd>{show(shortcuts.type)}</kbd> type
          </span>
        </p>
      </div>
      {sound && <CallScreenSound {...sound} />}
    </div>
  );
};
