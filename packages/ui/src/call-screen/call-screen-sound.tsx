'use client';

import type { ReactNode } from 'react';
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
export const CallScreenSound = ({ microphone, speaker, volume }: CallScreenSoundProps): ReactNode =>
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
