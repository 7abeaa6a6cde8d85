import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePrinciples } from '../../.storybook/testing/samples.ts';
import { PrincipleList } from './principle-list.tsx';

const meta = {
  title: 'Cards/Principle list',
  component: PrincipleList,
  parameters: {
    advice: {
      For: 'Short declarations, each with the sentence behind it.',
      Not: 'For steps in an order.',
      Keyboard: 'Nothing here takes the keyboard.',
    },
  },
  args: { entries: samplePrinciples },
} satisfies Meta<typeof PrincipleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Declarations: Story = {};
export const Pillars: Story = { args: { look: 'pillars' } };
