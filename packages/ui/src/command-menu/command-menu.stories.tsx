import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MenuButton } from '../menu-button/menu-button.tsx';
import { CommandMenu, type CommandMenuProps } from './command-menu.tsx';

const chosen = fn();
const meta = {
  title: 'Actions/Command menu',
  component: CommandMenu,
  args: {
    open: true,
    onClose: fn(),
    labels: { title: 'Menu', placeholder: 'Search' },
    fallback: { id: 'ask', text: 'No match', hint: 'Ask the owl', onSelect: chosen },
    groups: [
      {
        title: 'Go to',
        items: [
          { id: 'works', text: 'The Works', onSelect: chosen },
          { id: 'stack', text: 'my stack, on purpose', onSelect: chosen },
        ],
      },
      {
        title: 'Do',
        items: [{ id: 'theme', text: 'Switch between light and dark', keywords: ['night', 'day'], onSelect: chosen }],
      },
    ],
  },
  parameters: {
    advice: {
      For: 'Everything on the site by name, for visitors who stay on the keyboard.',
      Not: 'As the only way to anything.',
      Keyboard: 'Type to find, arrow keys to choose, Enter to go, Escape to leave.',
    },
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
} satisfies Meta<typeof CommandMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  },
};
export const KeywordMatch: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'night');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const EnterRightAfterTyping: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    chosen.mockClear();
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    // Enter right after fast typing must run the typed command.
    write?.call(field, 'night');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const EscapeWhileComposing: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox');
    const pressEscape = (keyCode: number): boolean =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode, bubbles: true, cancelable: true }));
    pressEscape(229);
    await expect(args.onClose).not.toHaveBeenCalled();
    pressEscape(27);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
const Opened = (props: CommandMenuProps): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <MenuButton onClick={() => setOpen(true)} />
      <CommandMenu {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
export const Closed: Story = {
  tags: ['!autodocs'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(opener);
    await userEvent.type(await screen.findByRole('combobox'), '{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const NoMatch: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'xyzzy');
    await waitFor(() => expect(screen.getByText('No match')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith('xyzzy');
  },
};
