import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Captions, type CaptionLine } from './captions.tsx';

const NAMES = { visitor: 'You', assistant: 'ASAD' };
const talk: readonly CaptionLine[] = [
  { id: 0, speaker: 'assistant', text: 'Good evening, I am ASAD, Omar’s owl.', isFinal: true },
  { id: 1, speaker: 'visitor', text: 'What is Heron?', isFinal: true },
  {
    id: 2,
    speaker: 'assistant',
    text: 'Heron is an email tracking platform for small',
    isFinal: true,
    isInterrupted: true,
    unheard: 'sales teams.',
  },
  { id: 3, speaker: 'visitor', text: 'And who uses', isFinal: false },
];

const meta = {
  title: 'Call/Captions',
  component: Captions,
  args: { lines: talk, names: NAMES, 'aria-live': 'off' },
  // It fills its box.
  decorators: [(Story) => <div style={{ blockSize: '20rem' }}>{Story()}</div>],
  // The height follows the window: a window that fits its content would shrink in a loop.
  parameters: {
    advice: {
      For: 'The conversation of a running call.',
      Not: 'For a finished call: use TranscriptPanel.',
      Keyboard: 'Tab reaches it when it scrolls; the arrow keys scroll back, and it stops following.',
    },
    docs: { story: { iframeHeight: 480 } },
  },
} satisfies Meta<typeof Captions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Conversation' });
    await expect(log.querySelectorAll('[data-part="line"]')).toHaveLength(4);
    await expect(log.querySelector('[data-state="partial"]')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('(interrupted)')).toBeInTheDocument();
    for (const line of log.querySelectorAll<HTMLElement>('[data-part="line"]')) {
      const rows = line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight);
      await expect(rows).toBeCloseTo(Math.round(rows));
    }
  },
};
export const Empty: Story = { args: { lines: [], placeholder: 'What is said appears here.' } };

const Growing = (): ReactNode => {
  const [words, setWords] = useState(1);
  const text = 'And who uses it every day?'.split(' ');
  const line = {
    id: 9,
    speaker: 'visitor',
    text: text.slice(0, words).join(' '),
    isFinal: words >= text.length,
  } as const;
  return (
    <>
      <Captions names={NAMES} lines={[...talk.slice(0, 3), line]} style={{ maxBlockSize: '3rem' }} />
      <Button onClick={() => setWords(words + 1)}>Next word</Button>
    </>
  );
};
export const GrowingLine: Story = {
  tags: ['!autodocs'],
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    for (let word = 1; word < 6; word += 1) {
      await userEvent.click(canvas.getByRole('button'));
      await expect(log.querySelectorAll('[data-part="line"]')).toHaveLength(4);
    }
    await expect(log.lastElementChild).toHaveAttribute('data-state', 'final');
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
  },
};
/** A shrinking window must not count as scrolling up. */
export const LowerWindow: Story = {
  tags: ['!autodocs'],
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    log.style.maxBlockSize = '2rem';
    log.dispatchEvent(new Event('scroll'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
  },
};
/** A growing window must not count as scrolling up. */
export const HigherWindow: Story = {
  tags: ['!autodocs'],
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(40));
    const before = log.scrollTop;
    log.style.maxBlockSize = '4.5rem';
    await expect(log.scrollTop).toBeLessThan(before);
    log.append(Object.assign(document.createElement('p'), { style: 'min-block-size: 9rem' }));
    log.dispatchEvent(new Event('scroll'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
  },
};
/** Lines that are replaced by longer ones must not count as scrolling up. */
export const ReplacedLines: Story = {
  tags: ['!autodocs'],
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    const before = log.scrollTop;
    (log.firstElementChild as HTMLElement).style.display = 'none';
    await expect(log.scrollTop).toBeLessThan(before);
    log.append(Object.assign(document.createElement('p'), { style: 'min-block-size: 9rem' }));
    log.dispatchEvent(new Event('scroll'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
  },
};
export const ScrolledUp: Story = {
  tags: ['!autodocs'],
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    log.scrollTop = 0;
    log.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => setTimeout(resolve, 60));
    await userEvent.click(canvas.getByRole('button'));
    await expect(log.scrollTop).toBe(0);
  },
};
export const LongWords: Story = {
  args: {
    lines: [
      {
        id: 0,
        speaker: 'visitor',
        text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3),
        isFinal: true,
      },
    ],
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};
