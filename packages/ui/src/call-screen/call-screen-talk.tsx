'use client';

import { useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Captions, type CaptionsProps } from '../captions/captions.tsx';
import { PartBoundary } from '../foundations/part-boundary.ts';
import { Words } from '../foundations/words.ts';
import { TypeField } from '../type-field/type-field.tsx';
import css from './call-screen.module.css';

/** What can be chosen of one kind; `null` is the browser's own choice. */
export interface SoundDevices {
  readonly devices: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

export interface CallScreenSoundProps {
  /** Absent: nobody can choose one now. */
  readonly microphone?: SoundDevices | undefined;
  /** Absent: nobody can choose where it is heard. */
  readonly speaker?: SoundDevices | undefined;
  /** How loud the assistant is heard, 0 to 1. */
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

/** Which microphone and speaker a call uses, and how loud it is heard; folded away until it is wanted. */
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

/** Shows a shortcut as the keyboard of this machine labels it: Option, where ARIA says Alt. */
const useShownShortcut = (): ((shortcut: string) => string) => {
  const hasOption = useSyncExternalStore(subscribeToNothing, isApple, () => false);
  return (shortcut) => (hasOption ? shortcut.replace('Alt+', '⌥') : shortcut);
};

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface CallScreenTalkProps extends Pick<CaptionsProps, 'lines' | 'names' | 'placeholder'> {
  /** The talk's own element. */
  readonly ref?: Ref<HTMLDivElement>;
  /** The assistant is heard: captions that are read out would speak over it. */
  readonly isAloud: boolean;
  /** The visitor is heard. */
  readonly hasVoice: boolean;
  /** Whether the assistant speaks now, and can be stopped. */
  readonly isSpeaking: boolean;
  /** Questions that the assistant offers to answer next. */
  readonly suggestions: readonly string[];
  /** Why the visitor or the assistant is not heard, in words. */
  readonly silence?: string | undefined;
  /** The one thing to do about that: a Button. */
  readonly remedy?: ReactNode;
  /** How many typed questions wait for the assistant. */
  readonly waiting: number;
  /** What of its sound can be chosen; absent: nothing. */
  readonly sound?: CallScreenSoundProps | undefined;
  /** As ARIA writes them: `Alt+M`. */
  readonly shortcuts: Readonly<Record<'mute' | 'hush' | 'type', string>>;
  /** One of the suggestions was pressed. */
  readonly onAsk: (suggestion: string) => void;
  /** Return false to keep the text in the field. */
  readonly onSend: (text: string) => boolean;
  /** The assistant is to stop talking. */
  readonly onHush: () => void;
}

/** The talk while it lasts: captions, a field to type, and "stop talking". */
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
      {/* There before their words: a status that comes with them is not read out. */}
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
