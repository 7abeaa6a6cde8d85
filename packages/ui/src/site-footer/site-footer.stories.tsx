import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './site-footer.tsx';

const meta = {
  title: 'Page/Site footer',
  component: SiteFooter,
  parameters: {
    advice: {
      For: 'The end of every page.',
      Not: 'For anything one has to find.',
      Keyboard: 'Nothing here takes the keyboard.',
    },
  },
  args: { children: <p>He only looks asleep.</p> },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asleep: Story = {};
export const Awake: Story = { args: { owlState: 'idle' } };
