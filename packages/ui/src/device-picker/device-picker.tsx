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
  /** Default: `Microphone`. */
  readonly label?: string;
  /** Text of the first entry. Default: `Default`. */
  readonly defaultLabel?: string;
  /** True prevents changes. */
  readonly isDisabled?: boolean;
}

const Root = root('div', 'device-picker', css['root']);

/** Chooses a microphone or speaker. */
export const DevicePicker = (props: DevicePickerProps): ReactNode => {
  const { devices, value, onChange, label = 'Microphone', defaultLabel = 'Default', isDisabled, ...rest } = props;
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
        disabled={isDisabled}
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
