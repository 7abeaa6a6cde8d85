import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DialogFrame } from './dialog-frame.tsx';

const meta = {
  title: 'Dialogs/Dialog frame',
  component: DialogFrame,
  args: {
    component: 'sample',
    open: true,
    onClose: fn(),
    title: 'Low water',
    children: <p>The gate opens again at nine.</p>,
  },
  parameters: {
    advice: {
      For: 'The frame of any other dialog.',
      Not: 'For content that can wait or fits in the page.',
      Keyboard: 'Focus is held inside and comes back; Escape closes it unless it is locked.',
    },
    docs: { story: { inline: false, iframeHeight: 320 } },
  },
} satisfies Meta<typeof DialogFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Low water' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const PageSize: Story = { args: { size: 'page', above: <p>Tides</p>, below: <p>Pier 4</p> } };
export const Locked: Story = {
  args: { locked: true },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
