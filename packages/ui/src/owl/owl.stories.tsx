import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Owl, OWL_STATES, type OwlState } from './owl.tsx';
import { useLiveOwl } from './use-live-owl.ts';
import { useOwlGaze } from './use-owl-gaze.ts';

const meta = {
  title: 'Owl/Owl',
  component: Owl,
  parameters: {
    advice: {
      For: 'Who one talks to. Its state is a pose: it says the same standing still.',
      Not: 'Twice in one view, and as the only sign of a state.',
      Keyboard: 'Nothing here takes the keyboard.',
    },
  },
  args: { label: 'ASAD, the owl' },
  argTypes: { state: { control: 'select', options: OWL_STATES } },
  decorators: [(Story) => <div style={{ inlineSize: '18rem', paddingBlockStart: '3rem' }}>{<Story />}</div>],
} satisfies Meta<typeof Owl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Listening: Story = { args: { state: 'listening' } };
export const Thinking: Story = { args: { state: 'thinking' } };
export const Speaking: Story = { args: { state: 'speaking' } };
export const Asking: Story = { args: { state: 'speaking', mood: 'asks' } };
export const Declining: Story = { args: { state: 'speaking', mood: 'declines' } };
export const Joking: Story = { args: { state: 'speaking', mood: 'jokes' } };
export const Asleep: Story = { args: { state: 'asleep' } };
export const HeadOnly: Story = { args: { crop: 'head' } };

const LivingOwl = ({ state, readLevel }: { state: OwlState; readLevel?: () => number }): ReactNode => {
  const owl = useLiveOwl(readLevel);
  return <Owl ref={owl} state={state} label="ASAD, the owl" />;
};

export const FollowingPointer: Story = {
  render: () => <LivingOwl state="idle" />,
  play: async ({ canvas }) => {
    const owl = canvas.getByRole('img');
    window.dispatchEvent(new PointerEvent('pointermove', { clientX: 5000, clientY: 0 }));
    await waitFor(() => expect(owl.style.getPropertyValue('--look-x')).toBe('1.000'));
  },
};

const PointingOwl = (): ReactNode => {
  const owl = useRef<SVGSVGElement>(null);
  const [card, setCard] = useState<HTMLElement | null>(null);
  useOwlGaze(owl, card);
  return (
    <>
      <Owl ref={owl} state="speaking" label="ASAD, the owl" />
      <p ref={setCard} style={{ marginBlockStart: '2rem', color: 'var(--text)' }}>
        What he points at
      </p>
    </>
  );
};
export const Pointing: Story = {
  render: () => <PointingOwl />,
  play: async ({ canvas }) => {
    const owl = canvas.getByRole('img');
    await waitFor(() => expect(owl).toHaveAttribute('data-pointing'));
    window.dispatchEvent(new PointerEvent('pointermove', { clientX: 0, clientY: -5000 }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(owl.style.getPropertyValue('--look-y')).toBe('1.000');
  },
};

const sway = (): number => 0.5 + 0.5 * Math.sin(performance.now() / 140);
export const SpeakingWithLevel: Story = {
  render: () => <LivingOwl state="speaking" readLevel={sway} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').style.getPropertyValue('--level')).not.toBe(''));
  },
};

const StandingStill = (): ReactNode => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.documentElement.dataset['motion'] = 'reduced';
  }, []);
  return (
    <div ref={root} style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 11rem)', gap: '2rem' }}>
      {OWL_STATES.map((state) => (
        <Owl key={state} state={state} label={state} />
      ))}
    </div>
  );
};
/** owl-poses.browser.test.tsx compares them in pairs. */
export const AllPosesWithoutMotion: Story = {
  render: () => <StandingStill />,
  globals: { motion: 'reduced' },
};
export const Blinking: Story = { render: () => <Owl label="ASAD, the owl" data-blink="" /> };
