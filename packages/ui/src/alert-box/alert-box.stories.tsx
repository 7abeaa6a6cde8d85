import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { AlertBox } from './alert-box.tsx';

const meta = {
  title: 'Call/Alert box',
  component: AlertBox,
  parameters: {
    advice: {
      For: 'News that the visitor needs now: a call that failed, no calls left.',
      Not: 'For permanent help: that is text. For a decision: that is a dialog.',
      Keyboard: 'Tab reaches its actions, then its close button; it is announced without moving the focus.',
    },
  },
  args: { children: 'Failed to check call availability. Please try again.' },
} satisfies Meta<typeof AlertBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failure: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').textContent).toBe('Failed to check call availability. Please try again.');
  },
};
export const WithAction: Story = {
  args: {
    children: 'Microphone access denied. Please allow microphone access to make calls.',
    actions: <Button>Type instead</Button>,
    onClose: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert').textContent).not.toContain('Type instead');
  },
};
export const Success: Story = {
  args: { tone: 'success', children: 'Successfully verified! You can now make calls.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Successfully verified!');
  },
};
export const Notice: Story = {
  args: { tone: 'notice', children: 'A call is running in another tab. End it there, then call from here.' },
};
