import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Page/Site footer',
  component: SiteFooter,
  parameters: {
    advice: {
      For: 'The end of the home page: its owl reaches up to the last section.',
      Not: 'For anything one has to find.',
      Keyboard: 'Nothing here takes the keyboard.',
    },
  },
  args: { aside: 'He only looks asleep.', lines: ['Sam Sample, Sample Harbour'], style: { marginBlockStart: 0 } },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asleep: Story = {};
