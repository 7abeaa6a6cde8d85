import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from './section-heading.tsx';

const meta = {
  title: 'Page/Section heading',
  component: SectionHeading,
  parameters: {
    advice: {
      For: 'Opens a section of a page.',
      Not: 'Inside of a card.',
      Keyboard: 'Takes the focus when the menu leads to it, so that reading goes on from here.',
    },
  },
  args: {
    title: 'my stack, on purpose',
    intro: 'Seven tools that I know well enough to leave alone.',
    headingId: 'story-title',
    litRatio: 0.75,
  },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIntro: Story = {};
export const TitleAlone: Story = {
  render: () => <SectionHeading title="About" headingId="story-about" litRatio={1} />,
};
