import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleStackItem } from '../../.storybook/samples.ts';
import { StackCard } from './stack-card.tsx';

const meta = { component: StackCard, args: { item: sampleStackItem, noteLabel: "Don't use if..." } } satisfies Meta<
  typeof StackCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoteCollapsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/postcard/)).not.toBeVisible();
  },
};
export const NoteExpanded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Don't use if..."));
    await waitFor(() => expect(canvas.getByText(/postcard/)).toBeVisible());
  },
};
export const OnASmallScreen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('article')?.getBoundingClientRect().width).toBe(320);
  },
};
