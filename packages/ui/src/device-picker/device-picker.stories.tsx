import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DevicePicker } from './device-picker.tsx';

const meta = {
  title: 'Call/Device picker',
  component: DevicePicker,
  parameters: {
    advice: {
      For: 'Choosing the microphone or the speaker of a call.',
      Not: 'For a device that the browser does not list: it has no label before the first permission.',
      Keyboard: 'A list of the browser: arrow keys, letters.',
    },
  },
  args: {
    devices: [
      { id: 'a', label: 'Headset' },
      { id: 'b', label: '' },
    ],
    value: null,
    label: 'Microphone',
    defaultLabel: 'Default',
    onChange: fn(),
  },
} satisfies Meta<typeof DevicePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Microphones: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('combobox', { name: 'Microphone' });
    await expect([...(list as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Default',
      'Headset',
      'Microphone 2',
    ]);
    await userEvent.selectOptions(list, 'Headset');
    await expect(args.onChange).toHaveBeenCalledWith('a');
  },
};
export const Speakers: Story = {
  args: { value: 'a', label: 'Speaker', defaultLabel: 'As the system has it' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Speaker' })).toHaveValue('a');
  },
};
