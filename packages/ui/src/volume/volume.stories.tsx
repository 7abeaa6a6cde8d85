import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Volume } from './volume.tsx';

const meta = {
  title: 'Call/Volume',
  component: Volume,
  parameters: {
    advice: {
      For: 'How loud the assistant speaks.',
      Not: 'On a phone whose browser does not let a page set it (iOS): leave it out there.',
      Keyboard: 'Arrow keys in steps of 5 %, Home, End.',
    },
  },
  args: { value: 0.5, label: 'Volume', onChange: fn() },
} satisfies Meta<typeof Volume>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Volume' });
    await expect(slider).toHaveAttribute('aria-valuetext', '50 %');
    await fireEvent.change(slider, { target: { value: '55' } });
    await expect(args.onChange).toHaveBeenCalledWith(0.55);
  },
};
export const TooLoud: Story = {
  args: { value: 1.4, label: 'Lautstärke' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Lautstärke' })).toHaveValue('100');
  },
};
