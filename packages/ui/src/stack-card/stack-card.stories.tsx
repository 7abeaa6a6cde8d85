import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleStackItem } from '../../.storybook/testing/samples.ts';
import { StackIcon } from '../home-screen/stack-icon.tsx';
import { StackCard } from './stack-card.tsx';

const meta = {
  title: 'Cards/Stack card',
  component: StackCard,
  parameters: {
    advice: {
      For: 'A tool, what it is for, and the case against it.',
      Not: 'Without the case against it: that is its point.',
      Keyboard: 'Enter or Space open the note, by the browser’s own disclosure.',
    },
  },
  args: { item: sampleStackItem, icon: <StackIcon name="boat" />, noteLabel: "Don't use if..." },
} satisfies Meta<typeof StackCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoteCollapsed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/postcard/)).not.toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Don't use if\.\.\. /, expanded: false })).toBeVisible();
  },
};
export const NoteExpanded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Don't use if\.\.\. / }));
    await waitFor(() => expect(canvas.getByText(/postcard/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { expanded: true })).toBeVisible());
  },
};
const widthOf = (canvasElement: HTMLElement): number | undefined =>
  canvasElement.querySelector('article')?.getBoundingClientRect().width;

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBe(280);
  },
};
export const Laptop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBe(320);
  },
};
