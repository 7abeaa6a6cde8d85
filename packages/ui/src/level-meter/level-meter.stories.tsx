import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LevelMeter } from './level-meter.tsx';

const meta = {
  title: 'Call/Level meter',
  component: LevelMeter,
  parameters: {
    advice: {
      For: 'Showing that a microphone hears something.',
      Not: 'For news: it changes ten times a second and is silent for screen readers.',
      Keyboard: 'Nothing here takes the keyboard.',
    },
  },
  args: { readLevel: () => 0.6 },
} satisfies Meta<typeof LevelMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heard: Story = {
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector<HTMLElement>('[data-component="level-meter"]');
    await waitFor(() => expect(bar?.style.getPropertyValue('--level')).toBe('0.60'));
  },
};
