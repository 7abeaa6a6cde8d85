import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

const colours = [
  ['--bg', 'Ground'],
  ['--bg-deep', 'Deeper ground'],
  ['--surface', 'Card'],
  ['--surface-raised', 'Raised card'],
  ['--line', 'Rule'],
  ['--line-strong', 'Edge of a control'],
  ['--text', 'Words'],
  ['--text-muted', 'Quieter words'],
  ['--accent', 'The one primary action'],
  ['--accent-text', 'Amber words'],
  ['--voice', 'The visitor'],
  ['--voice-surface', 'Ground of the visitor'],
  ['--danger', 'Ends a call'],
  ['--danger-text', 'Errors'],
  ['--success-text', 'Success'],
  ['--focus', 'Focus'],
  ['--moon', 'Moon'],
  ['--hill-far', 'Far hills'],
  ['--owl-body', 'Owl'],
  ['--owl-face', 'Face'],
  ['--owl-eye', 'Eye'],
  ['--owl-branch', 'Branch'],
] as const;
const steps = [
  '--step--2',
  '--step--1',
  '--step-0',
  '--step-1',
  '--step-2',
  '--step-3',
  '--step-4',
  '--step-5',
] as const;

const Themes = (): ReactNode => (
  <div style={{ display: 'grid', gap: '2rem' }}>
    <ul style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}>
      {colours.map(([name, meaning]) => (
        <li key={name}>
          <div
            style={{
              blockSize: '4rem',
              border: '1px solid var(--line)',
              borderRadius: 'var(--radius-2)',
              background: `var(${name})`,
            }}
          />
          <p>{meaning}</p>
          <code style={{ font: 'var(--step--1)/1.4 var(--font-mono)', color: 'var(--text-muted)' }}>{name}</code>
        </li>
      ))}
    </ul>
    <div>
      {steps.map((step) => (
        <p key={step} style={{ font: `var(${step})/1.2 var(--font-display)` }}>
          {step} An evening with a knowledgeable host
        </p>
      ))}
    </div>
  </div>
);

const meta = {
  title: 'Foundations/Themes',
  component: Themes,
  parameters: { docs: { subtitle: 'The same tokens by night and by day.' } },
} satisfies Meta<typeof Themes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Night: Story = { globals: { theme: 'dark' } };
export const Parchment: Story = { globals: { theme: 'light' } };
