import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MuteButton } from './mute-button.tsx';

const meta = {
  title: 'Call/Mute button',
  component: MuteButton,
  parameters: {
    advice: {
      For: 'Muting the microphone in a call.',
      Not: 'For the sound of the assistant: Volume is for that.',
      Keyboard: 'Enter or Space; the pressed state means muted.',
    },
  },
  args: { isMuted: false, onClick: fn() },
} satisfies Meta<typeof MuteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Mute', pressed: false });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Muted: Story = {
  args: { isMuted: true, label: 'Stumm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stumm', pressed: true })).toBeVisible();
  },
};
