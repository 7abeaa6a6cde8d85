import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeToggle } from './theme-toggle.tsx';

const meta = {
  title: 'Actions/Night and parchment',
  component: ThemeToggle,
  parameters: {
    advice: {
      For: 'Day or night, once in a page.',
      Not: 'Where no script will run: it would do nothing.',
      Keyboard: 'Enter or Space.',
    },
  },
  args: { onClick: fn() },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtNight: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch between light and dark' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const ByDay: Story = { globals: { theme: 'light' } };
