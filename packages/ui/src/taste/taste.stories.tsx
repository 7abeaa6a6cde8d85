import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Taste } from './taste.tsx';

const question = 'Tell me about Heron';
const text = 'Heron is an email tracking platform for small sales teams.';

const meta = {
  title: 'Page/Taste',
  component: Taste,
  args: {
    questions: ['What has Omar built?', question, 'Is Omar available for work?'],
    href: '#call',
    onAsk: fn(),
    onClose: fn(),
  },
  parameters: {
    advice: {
      For: 'Questions beside the hero’s owl, answered without a call.',
      Not: 'For a conversation: that is the call screen.',
      Keyboard: 'Tab to a question, Enter asks it, Escape ends the answer.',
    },
  },
  // It takes the place of the owl's box.
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: '20rem', blockSize: '24rem', marginInlineStart: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Taste>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: question }));
    await expect(args.onAsk).toHaveBeenCalledWith(question);
  },
};
export const Spoken: Story = { args: { answer: { question, text, said: 'Heron is an email', isDone: false } } };
export const SpokenOn: Story = {
  args: { answer: { question, text, said: 'Heron is an email tracking', isDone: false } },
};
export const Answered: Story = {
  args: { answer: { question, text, said: text, isDone: true }, onShow: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: question })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
