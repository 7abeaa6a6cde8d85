import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { SoundPanel } from './sound-panel.tsx';

const microphone = {
  devices: [
    { id: 'a', label: 'Headset' },
    { id: 'b', label: '' },
  ],
  chosen: null,
  onChoose: fn(),
};
const volume = { ratio: 0.5, onChange: fn() };
const meta = {
  title: 'Call/Sound panel',
  component: SoundPanel,
  parameters: {
    advice: {
      For: 'Which microphone and speaker a call uses, and how loud the assistant speaks.',
      Not: 'For what a browser does not let a page set: leave that property out, as the volume on iOS.',
      Keyboard: 'Enter opens it, Escape closes it. Lists by arrow keys and letters, volume in steps of 5 %.',
    },
  },
  args: { microphone, speaker: { ...microphone, chosen: 'a' }, volume },
  decorators: [(Story) => <div style={{ position: 'relative', marginBlockStart: '13rem' }}>{Story()}</div>],
} satisfies Meta<typeof SoundPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sound'));
    const list = canvas.getByRole('combobox', { name: 'Microphone' });
    await expect([...(list as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'The browser’s choice',
      'Headset',
      'Microphone 2',
    ]);
    await userEvent.selectOptions(list, 'Headset');
    await expect(microphone.onChoose).toHaveBeenCalledWith('a');
    await expect(canvas.getByRole('combobox', { name: 'Speaker' })).toHaveValue('a');
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await expect(slider).toHaveAttribute('aria-valuetext', '50 %');
    await fireEvent.change(slider, { target: { value: '55' } });
    await expect(volume.onChange).toHaveBeenCalledWith(0.55);
  },
};
export const TooLoud: Story = {
  args: { microphone: undefined, speaker: undefined, volume: { ...volume, ratio: 1.4 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sound'));
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveValue('100');
  },
};
