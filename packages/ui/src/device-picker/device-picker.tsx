import { useId, type ComponentProps, type ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import css from './device-picker.module.css';

export interface PickableDevice {
  readonly id: string;
  readonly label: string;
}

export interface DevicePickerProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** One without a label shows its number. */
  readonly devices: readonly PickableDevice[];
  /** Null: the browser's default. */
  readonly value: string | null;
  /** Called with the choice; null: the default. */
  readonly onChange: (id: string | null) => void;
  /** Accessible name. */
  readonly label: string;
  /** Text of the first entry. */
  readonly defaultLabel: string;
}

const Root = root('div', 'device-picker', css['root']);

/** Chooses a microphone or speaker. */
export const DevicePicker = ({
  devices,
  value,
  onChange,
  label,
  defaultLabel,
  ...rest
}: DevicePickerProps): ReactNode => {
  const id = useId();
  return (
    <Root {...rest}>
      <label htmlFor={id} data-part="label">
        {label}
      </label>
      <select
        id={id}
        data-part="list"
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{defaultLabel}</option>
        {devices.map((device, index) => (
          <option key={device.id} value={device.id}>
            {device.label || `${label} ${index + 1}`}
          </option>
        ))}
      </select>
    </Root>
  );
};
