import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { VerificationDialog, type VerificationDialogProps } from './verification-dialog.tsx';

const Widget = (): ReactNode => (
  <label style={{ display: 'flex', gap: '0.75rem', alignItems: 'center', minBlockSize: '2.75rem' }}>
    <input type="checkbox" style={{ inlineSize: '1.5rem', blockSize: '1.5rem' }} /> I am a person
  </label>
);

const meta = {
  title: 'Dialogs/Verification dialog',
  component: VerificationDialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'A quick check',
    labels: { proceed: 'Continue', verifying: 'Verifying...' },
    status: 'unsolved',
    onProceed: fn(),
    description: 'Omar protects the assistant from runaway usage, so a quick check is needed.',
    keptNote: 'The transcript of your call is kept; you can delete it afterwards.',
    children: <Widget />,
  },
  parameters: {
    advice: {
      For: 'A check before an action that costs money.',
      Not: 'Before content that is only read.',
      Keyboard: 'Focus stays inside; the dialog cannot be closed while it verifies.',
    },
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof VerificationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'A quick check' });
/** The dialog listens for outside presses shortly after opening. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));
const backdrop = (): HTMLElement => {
  const overlay = document.querySelector<HTMLElement>('[data-component="verification-dialog-overlay"]');
  if (overlay === null) throw new Error('The dialog has no backdrop.');
  return overlay;
};

export const CaptchaUnsolved: Story = {
  play: async ({ userEvent, args }) => {
    await dialog();
    const button = screen.getByRole('button', { name: 'Continue' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onProceed).toHaveBeenCalledOnce();
  },
};
export const CaptchaSolved: Story = {
  args: { status: 'solved' },
  play: async ({ userEvent, args }) => {
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect(args.onProceed).toHaveBeenCalledOnce();
  },
};
export const Verifying: Story = {
  args: { status: 'verifying' },
  play: async ({ userEvent, args }) => {
    await dialog();
    await settle();
    const button = screen.getByRole('button', { name: 'Verifying...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onProceed).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(backdrop());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const CaptchaExpired: Story = {
  args: { error: 'reCAPTCHA expired. Please verify again.' },
  play: async () => {
    await expect((await screen.findByRole('alert')).textContent).toBe('reCAPTCHA expired. Please verify again.');
  },
};
export const Verified: Story = {
  args: { status: 'verified', success: 'Successfully verified! You can now make calls.' },
  play: async () => {
    await dialog();
    await expect(screen.getByRole('status').textContent).toBe('Successfully verified! You can now make calls.');
    await expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const Opened = (props: Pick<VerificationDialogProps, 'ownsElsewhere'>): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button id="call" onClick={() => setOpen(true)}>
        Set sail
      </Button>
      <VerificationDialog
        {...meta.args}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        returnFocus={() => document.querySelector<HTMLElement>('#call')}
      />
    </>
  );
};
const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Dismissed: Story = {
  tags: ['!autodocs'],
  render: () => <Opened />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Set sail' });
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.click(backdrop()),
    ]) {
      await userEvent.click(opener);
      await dialog();
      await settle();
      await close();
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

const isChallenge = (element: Element): boolean => element.closest('#challenge') !== null;
export const FocusInChallenge: Story = {
  tags: ['!autodocs'],
  render: () => <Opened ownsElsewhere={isChallenge} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set sail' }));
    await dialog();
    await settle();
    const challenge = document.createElement('div');
    challenge.id = 'challenge';
    challenge.style.pointerEvents = 'auto';
    challenge.innerHTML = '<input aria-label="challenge">';
    document.body.append(challenge);
    try {
      const input = challenge.querySelector('input');
      input?.focus();
      await settle();
      await expect(input).toHaveFocus();
      await expect(screen.queryByRole('dialog', { name: 'A quick check' })).not.toBeNull();
    } finally {
      challenge.remove();
    }
  },
};
