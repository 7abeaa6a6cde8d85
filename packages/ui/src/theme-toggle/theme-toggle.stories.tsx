import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ThemeToggle } from './theme-toggle.tsx';

const meta = {
  title: 'Actions/Theme toggle',
  component: ThemeToggle,
  parameters: {
    advice: {
      For: 'Switching between dark and light, once in a page.',
      Not: 'Where no script will run: it would do nothing.',
      Keyboard: 'Enter or Space.',
    },
  },
  args: { onClick: fn() },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch between light and dark' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Light: Story = { globals: { theme: 'light' } };
