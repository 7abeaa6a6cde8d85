import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TypeField } from './type-field.tsx';

const meta = {
  title: 'Actions/Type field',
  component: TypeField,
  parameters: {
    advice: {
      For: 'Typing a message instead of speaking.',
      Not: 'For more than a few sentences.',
      Keyboard: 'Enter sends; a refused message stays in the field.',
    },
  },
  args: { onSend: fn(), label: 'Type instead' },
} satisfies Meta<typeof TypeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { placeholder: 'What has he built?' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Type instead' });
    await userEvent.type(field, '  What is Heron?  {Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('What is Heron?');
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const TooLong: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('ö'.repeat(2050));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('about 4 characters');
    await expect(field).toHaveValue('ö'.repeat(2050));
  },
};
export const Refused: Story = {
  args: { onSend: fn(() => false) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Hello{Enter}');
    await expect(field).toHaveValue('Hello');
  },
};
