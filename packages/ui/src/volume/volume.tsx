import { useId, type ComponentProps, type ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import css from './volume.module.css';

export interface VolumeProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** 0 to 1. */
  readonly value: number;
  /** Called with 0 to 1. */
  readonly onChange: (ratio: number) => void;
  /** Accessible name. */
  readonly label: string;
}

const Root = root('div', 'volume', css['root']);
const toPercent = (ratio: number): number => Math.round(Math.min(1, Math.max(0, ratio)) * 100);

/** A slider for the playback volume. */
export const Volume = ({ value, onChange, label, ...rest }: VolumeProps): ReactNode => {
  const id = useId();
  return (
    <Root {...rest}>
      <label htmlFor={id} data-part="label">
        {label}
      </label>
      <input
        id={id}
        data-part="slider"
        type="range"
        min={0}
        max={100}
        step={5}
        value={toPercent(value)}
        aria-valuetext={`${toPercent(value)} %`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber / 100)}
      />
    </Root>
  );
};
