import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MenuButton } from './menu-button.tsx';

const meta = {
  title: 'Actions/Menu button',
  component: MenuButton,
  parameters: {
    advice: {
      For: 'Opens the command menu and shows its shortcut.',
      Not: 'For a menu of any other kind.',
      Keyboard: 'Enter or Space; the shortcut works from everywhere.',
    },
  },
  args: { onClick: fn() },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
