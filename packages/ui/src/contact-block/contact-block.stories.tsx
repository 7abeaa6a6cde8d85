import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ContactBlock } from './contact-block.tsx';

const meta = {
  title: 'Actions/Contact block',
  component: ContactBlock,
  parameters: {
    advice: {
      For: 'How to reach the owner: the address in words first.',
      Not: 'For more than one address.',
      Keyboard: 'Tab reaches copy, write and book, in this order; copying is announced.',
    },
  },
  args: {
    email: 'owl@example.com',
    profileUrl: 'https://profile.example.com/owl',
    labels: {
      title: 'Contact',
      copyEmail: 'Copy Email',
      copied: 'Copied!',
      sendEmail: 'Send Email →',
      profile: 'LinkedIn',
      viewProfile: 'View Profile →',
    },
    onCopy: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof ContactBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send Email →' })).toHaveAttribute('href', 'mailto:owl@example.com');
    await expect(canvas.getByRole('link', { name: /^View Profile → / })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Email' }));
    await expect(args.onCopy).toHaveBeenCalledWith('owl@example.com');
    const started = performance.now();
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe('Copied!'));
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    await expect(canvas.getByRole('status').getBoundingClientRect().width).toBeGreaterThan(40);
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe(''), { interval: 10 });
    await expect(performance.now() - started).toBeGreaterThan(800);
  },
};
export const CopyRefused: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('no clipboard'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Email' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const WithPhoneAndLinks: Story = {
  args: {
    phone: '+1 555 010',
    links: [
      { href: 'https://code.example.com/owl', text: 'GitHub' },
      { href: '/resume', text: 'Résumé' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+1 555 010' })).toHaveAttribute('href', 'tel:+1555010');
    await expect(canvas.getByRole('link', { name: 'GitHub' })).toHaveAttribute('rel', 'me noopener');
    await expect(canvas.getByRole('link', { name: 'Résumé' })).not.toHaveAttribute('target');
  },
};
