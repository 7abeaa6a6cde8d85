import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoonPhase } from './moon-phase.tsx';

const meta = {
  title: 'Owl/Moon phase',
  component: MoonPhase,
  parameters: {
    advice: {
      For: 'Marks the sections of a page: how far the evening has come.',
      Not: 'As the only sign of a state: it is decoration.',
      Keyboard: 'Nothing here takes the keyboard.',
    },
  },
  args: { litRatio: 0.5 },
} satisfies Meta<typeof MoonPhase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const AllPhases: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: '1rem', fontSize: '2rem' }}>
      {[0.05, 0.18, 0.5, 0.78, 1].map((litRatio) => (
        <MoonPhase key={litRatio} litRatio={litRatio} />
      ))}
    </div>
  ),
};
