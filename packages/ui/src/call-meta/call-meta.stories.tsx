import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CallMeta } from './call-meta.tsx';

const meta = {
  title: 'Call/Call meta',
  component: CallMeta,
  parameters: {
    advice: {
      For: 'The quiet line of a running call: time, who speaks, the level of the microphone.',
      Not: 'For news: nothing in it is announced. Errors belong in an AlertBox.',
      Keyboard: 'Nothing here takes the keyboard.',
    },
  },
  args: { elapsedSeconds: 67, remainingCalls: 2 },
} satisfies Meta<typeof CallMeta>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listening: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1:07')).toBeVisible();
    await expect(canvas.getByText('2 calls left')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const AssistantSpeaking: Story = {
  args: { speaking: 'assistant', labels: { assistant: 'The harbour master is speaking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The harbour master is speaking')).toBeVisible();
  },
};
export const Muted: Story = {
  args: { isMuted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are muted')).toBeVisible();
  },
};
export const BeforeCall: Story = { args: { elapsedSeconds: undefined, remainingCalls: 1 } };
export const VisitorSpeaking: Story = {
  args: { readLevel: () => 0.6 },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[data-part="level"]');
    await waitFor(() => expect(bar?.style.getPropertyValue('--level')).toBe('0.60'));
  },
};
export const Reconnecting: Story = {
  args: { isReconnecting: true, speaking: 'assistant' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reconnecting…')).toBeVisible();
  },
};
