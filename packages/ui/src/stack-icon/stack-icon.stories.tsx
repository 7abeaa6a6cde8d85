import type { Meta, StoryObj } from '@storybook/react-vite';
import { StackIcon, stackIconNames } from './stack-icon.tsx';

const meta = { component: StackIcon, args: { name: 'docker' } } satisfies Meta<typeof StackIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const AllDrawings: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2.5rem' }}>
      {[...stackIconNames, 'feather'].map((name) => (
        <StackIcon key={name} name={name} />
      ))}
    </div>
  ),
};
