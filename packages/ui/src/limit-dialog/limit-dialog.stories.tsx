import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LimitDialog } from './limit-dialog.tsx';

const meta = {
  component: LimitDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    callCount: 3,
    maxCalls: 3,
    remainingCalls: 0,
    ownerName: 'Omar Linden',
    email: 'owl@example.com',
    bookingUrl: 'https://cal.example.com/owl',
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof LimitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reached: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Call Limit Reached' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(screen.getByText('Calls Made: 3 / 3')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Remaining: 0')).toBeVisible());
    await expect(screen.getByRole('img', { name: 'Warning' })).toBeInTheDocument();
    const book = screen.getByRole('link', { name: 'Book a Meeting' });
    await expect(book).toHaveAttribute('href', 'https://cal.example.com/owl');
    await expect(book).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(dialog).toBeVisible();
  },
};
export const WithoutAMaximumFromTheServer: Story = {
  args: { maxCalls: undefined },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Calls Made: 3 / 3')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Omar Linden allows only 3 calls per visitor.')).toBeVisible());
  },
};
export const NotOpen: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByText('Call Limit Reached')).toBeNull();
  },
};
