import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NightSky } from './night-sky.tsx';

const meta = {
  title: 'Owl/Night sky',
  component: NightSky,
  parameters: {
    advice: {
      For: 'Behind a quiet screen, once in a page.',
      Not: 'Behind text to read at length.',
      Keyboard: 'Nothing here takes the keyboard.',
    },
  },
  render: (args) => (
    <div style={{ position: 'relative', isolation: 'isolate', blockSize: '34rem', padding: '2rem' }}>
      <NightSky {...args} />
      <p>Words stand before the sky.</p>
    </div>
  ),
} satisfies Meta<typeof NightSky>;
export default meta;
type Story = StoryObj<typeof meta>;

const animationsOf = (canvasElement: HTMLElement): number => canvasElement.getAnimations({ subtree: true }).length;

export const Moving: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(animationsOf(canvasElement)).toBeGreaterThan(0));
  },
};
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(animationsOf(canvasElement)).toBe(0));
    const hidden = canvasElement.querySelector('[data-component="night-sky"]');
    await expect(hidden).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Stopped: Story = { args: { still: true } };
