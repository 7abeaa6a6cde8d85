import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { CallButton, type CallButtonStatus } from './call-button.tsx';

const meta = {
  title: 'Call/Call button',
  component: CallButton,
  parameters: {
    advice: {
      For: 'The one way into a call and out of it, once in a page.',
      Not: 'For any other action, or next to another primary button.',
      Keyboard: 'Enter or Space; the focus stays on it from the press to the end of the call.',
    },
  },
  args: {
    status: 'idle',
    onClick: fn(),
    labels: { idle: 'Call the harbour', connecting: 'Ringing...', active: 'Hang up' },
  },
} satisfies Meta<typeof CallButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Call the harbour' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Connecting: Story = {
  args: { status: 'connecting' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Ringing...' });
    await expect(button).toBeDisabled();
    await expect(button.querySelector('[data-part="spinner"]')).not.toBeNull();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Active: Story = {
  args: { status: 'active' },
  play: async ({ canvas }) => {
    const { color, backgroundColor } = getComputedStyle(canvas.getByRole('button', { name: 'Hang up' }));
    await expect(backgroundColor).not.toBe(color);
  },
};
export const ReducedMotion: Story = {
  args: { status: 'connecting' },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('button').querySelector('[data-part="spinner"]');
    await waitFor(() => expect(spinner && getComputedStyle(spinner).animationName).toBe('none'));
  },
};

const Journey = (): ReactNode => {
  const [status, setStatus] = useState<CallButtonStatus>('idle');
  const next = (): void => {
    if (status === 'active') return setStatus('idle');
    setStatus('connecting');
    setTimeout(() => setStatus('active'), 120);
    return undefined;
  };
  return <CallButton {...meta.args} status={status} onClick={next} />;
};
export const KeepsFocusDuringCall: Story = {
  tags: ['!autodocs'],
  render: () => <Journey />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Ringing...' })).toBeDisabled();
    const end = await canvas.findByRole('button', { name: 'Hang up' });
    await waitFor(() => expect(end).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Call the harbour' })).toHaveFocus();
  },
};
