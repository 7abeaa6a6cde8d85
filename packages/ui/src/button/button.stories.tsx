import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, LinkButton } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: {
    advice: {
      For: 'Something happens on this page. One primary button in a view; the rest is quiet.',
      Not: 'To go elsewhere: that is a LinkButton, which works without a script.',
      Keyboard: 'Tab, then Enter or Space. While it waits it stays focusable.',
    },
  },
  args: { children: 'Talk to Asad', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { tone: 'primary' } };
export const Quiet: Story = {
  args: { children: 'Copy Email' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Email' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = { args: { disabled: true, children: 'Verifying...' } };
export const Small: Story = { args: { size: 'small', children: 'Close' } };
export const Link: Story = { render: () => <LinkButton href="#somewhere">Book 15-min fit check</LinkButton> };
