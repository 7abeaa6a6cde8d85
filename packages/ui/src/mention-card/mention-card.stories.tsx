import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { MentionCard, type MentionCardProps } from './mention-card.tsx';

const meta = {
  title: 'Call/Mention card',
  component: MentionCard,
  parameters: {
    advice: {
      For: 'The entry that the assistant talks about, next to the captions.',
      Not: 'For anything that the visitor must not miss: it appears without taking the focus.',
      Keyboard: 'Tab reaches its link and its close button; appearing leaves the focus where it is.',
    },
  },
  args: {
    kind: 'Project',
    title: 'Heron',
    text: 'Email tracking platform',
    href: '/#work-email-tracking',
    linkText: 'See the project',
    colours: ['#0f4c5c', '#7fd1c7'],
    onClose: fn(),
  },
} satisfies Meta<typeof MentionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Project: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('complementary', { name: 'Mentioned: Heron' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'See the project' })).toHaveAttribute(
      'href',
      '/#work-email-tracking',
    );
    const dismiss = canvas.getByRole('button', { name: 'Dismiss Heron' });
    await expect(dismiss.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(dismiss);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Tool: Story = {
  args: { kind: 'Tool', title: 'n8n', text: '10k+ workflows a month', colours: undefined, linkText: 'See the stack' },
};
export const LongWords: Story = {
  args: { title: 'Keeper of lights '.repeat(20), text: 'It follows each tide of the harbour. '.repeat(40) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(card.bottom);
    await expect(card.height).toBeLessThan(250);
  },
};

const Appearing = (props: MentionCardProps): ReactNode => {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Ask about Heron</Button>
      {isShown && <MentionCard {...props} />}
    </>
  );
};
export const KeepsFocus: Story = {
  tags: ['!autodocs'],
  render: (args) => <Appearing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const ask = canvas.getByRole('button', { name: 'Ask about Heron' });
    await userEvent.click(ask);
    await expect(canvas.getByRole('complementary')).toBeInTheDocument();
    await expect(ask).toHaveFocus();
  },
};
