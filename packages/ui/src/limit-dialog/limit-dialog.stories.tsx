import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LinkButton } from '../button/button.tsx';
import { LimitDialog } from './limit-dialog.tsx';

const meta = {
  title: 'Dialogs/Limit dialog',
  component: LimitDialog,
  argTypes: { title: { control: 'text' }, message: { control: 'text' } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Berths Taken',
    message: 'The harbour has three berths.',
    counts: ['Taken: 3 / 3', 'Free: 0'],
    hint: 'Anchor outside, or come at the next tide.',
    actions: (
      <LinkButton tone="primary" href="https://harbour.example.com/tide" target="_blank" rel="noopener">
        Book a Tide
      </LinkButton>
    ),
  },
  parameters: {
    advice: {
      For: 'A limit that is reached, and the next step.',
      Not: 'For errors: use an AlertBox in the page.',
      Keyboard: 'Focus stays inside; Escape closes it.',
    },
    docs: { story: { inline: false, iframeHeight: 480 } },
  },
} satisfies Meta<typeof LimitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reached: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Berths Taken' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(screen.getByText('Taken: 3 / 3')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Free: 0')).toBeVisible());
    await expect(screen.getByRole('img', { name: 'Warning' })).toBeInTheDocument();
    const book = screen.getByRole('link', { name: 'Book a Tide' });
    await expect(book).toHaveAttribute('href', 'https://harbour.example.com/tide');
    await expect(book).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(dialog).toBeVisible();
  },
};
export const Closed: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async () => {
    await expect(screen.queryByText('Berths Taken')).toBeNull();
  },
};
