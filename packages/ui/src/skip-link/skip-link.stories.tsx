import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Actions/Skip link',
  component: SkipLink,
  parameters: {
    advice: {
      For: 'The first stop of the keyboard in every page.',
      Not: 'More than once.',
      Keyboard: 'Tab makes it visible; Enter goes to the content.',
    },
  },
  args: { href: '#content', children: 'Skip to the content' },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">The content</main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
