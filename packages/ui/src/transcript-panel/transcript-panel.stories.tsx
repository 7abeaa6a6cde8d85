import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LinkButton } from '../button/button.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';

const meta = {
  title: 'Call/Transcript panel',
  component: TranscriptPanel,
  parameters: {
    advice: {
      For: 'A finished call: to read, download or delete.',
      Not: 'For a running call: use Captions.',
      Keyboard: 'Tab reaches its actions before the lines; deletion asks for confirmation, then returns the focus.',
    },
  },
  args: {
    names: { visitor: 'You', assistant: 'ASAD' },
    lines: [
      { id: 0, speaker: 'assistant', text: 'Good evening, I am ASAD, Omar’s owl.', isFinal: true },
      { id: 1, speaker: 'visitor', text: 'What is Heron?', isFinal: true },
      {
        id: 2,
        speaker: 'assistant',
        text: 'Heron is an email tracking platform for small',
        isFinal: true,
        isInterrupted: true,
        unheard: 'sales teams.',
      },
    ],
    onCopy: fn(() => Promise.resolve()),
    onDownload: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof TranscriptPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterCall: Story = {
  args: { actions: <LinkButton href="#book">Book a Meeting</LinkButton> },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Transcript' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete from the server' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const opener = canvas.getByRole('button', { name: 'Delete from the server' });
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete them all' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied.'));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
export const CopyRefused: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('no clipboard'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Deleted: Story = {
  args: { deletion: 'deleted' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Deleted from the server.');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete from the server' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
export const DeletionFailed: Story = { args: { deletion: 'failed' } };
export const NothingSaid: Story = {
  render: () => <TranscriptPanel names={meta.args.names} lines={[]} onCopy={() => Promise.resolve()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was said.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Deleting: Story = { args: { deletion: 'deleting' } };
