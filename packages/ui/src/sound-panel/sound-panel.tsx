import { useEffect, useId, useRef, type ReactNode } from 'react';
import { LABEL } from '../foundations/parts.tsx';
import css from './sound-panel.module.css';

/** Devices of one kind. */
export interface SoundDevices {
  /** One without a label shows its number. */
  readonly devices: readonly { readonly id: string; readonly label: string }[];
  /** Null: the browser's default. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

export interface SoundPanelProps {
  /** Absent: the microphone cannot be selected. */
  readonly microphone?: SoundDevices | undefined;
  /** Absent: the speaker cannot be selected. */
  readonly speaker?: SoundDevices | undefined;
  /** The assistant's volume, 0 to 1. */
  readonly volume?: { readonly ratio: number; readonly onChange: (ratio: number) => void } | undefined;
}

const WORDS = {
  sound: 'Sound',
  microphone: 'Microphone',
  speaker: 'Speaker',
  defaultDevice: 'The browser’s choice',
  volume: 'Volume',
};

const toPercent = (ratio: number): number => Math.round(Math.min(1, Math.max(0, ratio)) * 100);

const Devices = ({ name, devices, chosen, onChoose }: SoundDevices & { readonly name: string }): ReactNode => {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={LABEL}>
        {name}
      </label>
      <select id={id} value={chosen ?? ''} onChange={(event) => onChoose(event.currentTarget.value || null)}>
        <option value="">{WORDS.defaultDevice}</option>
        {devices.map((device, index) => (
          <option key={device.id} value={device.id}>
            {device.label || `${name} ${index + 1}`}
          </option>
        ))}
      </select>
    </>
  );
};

/** Opens above its box, which has a position. A press elsewhere and Escape close it. */
export const SoundPanel = ({ microphone, speaker, volume }: SoundPanelProps): ReactNode => {
  const panel = useRef<HTMLDetailsElement>(null);
  const id = useId();
  useEffect(() => {
    const closeOnPress = ({ target }: Event): void => {
      if (panel.current?.contains(target as Node) === false) panel.current.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !panel.current?.open) return;
      panel.current.open = false;
      panel.current.querySelector('summary')?.focus();
    };
    const until = new AbortController();
    document.addEventListener('pointerdown', closeOnPress, { signal: until.signal });
    document.addEventListener('keydown', closeOnEscape, { signal: until.signal });
    return () => until.abort();
  }, []);
  if (!microphone && !speaker && !volume) return null;
  return (
    <details ref={panel} className={css['root']} data-part="sound">
      <summary>{WORDS.sound}</summary>
      <div data-part="sound-panel">
        {microphone && <Devices name={WORDS.microphone} {...microphone} />}
        {speaker && <Devices name={WORDS.speaker} {...speaker} />}
        {volume && (
          <>
            <label htmlFor={id} className={LABEL}>
              {WORDS.volume}
            </label>
            <input
              id={id}
              type="range"
              min={0}
              max={100}
              step={5}
              value={toPercent(volume.ratio)}
              aria-valuetext={`${toPercent(volume.ratio)} %`}
              onChange={(event) => volume.onChange(event.currentTarget.valueAsNumber / 100)}
            />
          </>
        )}
      </div>
    </details>
  );
};
