import type { Meta, StoryObj } from '@storybook/react-vite';
import { stackIconDrawings } from './stack-icon-drawings.tsx';
import { StackIcon } from './stack-icon.tsx';

const meta = { component: StackIcon, args: { name: 'docker' } } satisfies Meta<typeof StackIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const AllDrawings: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2.5rem' }}>
      {Object.keys(stackIconDrawings).map((name) => (
        <StackIcon key={name} name={name} />
      ))}
    </div>
  ),
};
