import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePrinciples } from '../../.storybook/samples.ts';
import { PrincipleList } from './principle-list.tsx';

const meta = {
  title: 'Cards/Principles',
  component: PrincipleList,
  args: { entries: samplePrinciples },
} satisfies Meta<typeof PrincipleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Declarations: Story = {};
export const Pillars: Story = { args: { look: 'pillars' } };
