import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleStackItem } from '../../.storybook/testing/samples.ts';
import { StackCard } from '../stack-card/stack-card.tsx';
import { StackScroller } from './stack-scroller.tsx';

const names = ['MERN', 'Laravel + Vue.js', 'Docker', 'n8n', 'Tailwind CSS', 'Vapi', 'Git & REST APIs'];

const meta = {
  title: 'Cards/Stack scroller',
  component: StackScroller,
  parameters: {
    advice: {
      For: 'A row of equals that is wider than the page.',
      Not: 'For content that must be visible without scrolling.',
      Keyboard: 'Tab reaches the row; arrow keys, Home and End move it.',
    },
  },
  args: {
    label: 'Tools',
    hint: 'Drag or scroll to explore',
    children: names.map((name) => (
      <StackCard key={name} item={{ ...sampleStackItem, name }} noteLabel="Don't use if..." />
    )),
  },
} satisfies Meta<typeof StackScroller>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement): { root: HTMLElement; viewport: HTMLElement } => {
  const root = canvasElement.querySelector<HTMLElement>('[data-component="stack-scroller"]');
  const viewport = root?.querySelector<HTMLElement>('[data-part="viewport"]');
  if (!root || !viewport) throw new Error('The scroller is not there.');
  return { root, viewport };
};

export const Idle: Story = {};
export const ShortRow: Story = {
  args: { children: <StackCard item={sampleStackItem} noteLabel="Don't use if..." /> },
  play: async ({ canvasElement }) => {
    const { root } = parts(canvasElement);
    await waitFor(() => expect(root.dataset['edge']).toBe('none'));
    await waitFor(() => expect(getComputedStyle(root, '::after').opacity).toBe('0'));
  },
};
export const WheelScrolled: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { root, viewport } = parts(canvasElement);
    viewport.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 400, bubbles: true, cancelable: true }));
    await waitFor(() => expect(viewport.scrollLeft).toBeGreaterThan(300));
    await waitFor(() => expect(root.dataset['edge']).toBe('middle'));
  },
};
export const Thrown: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { root, viewport } = parts(canvasElement);
    const mouse = (type: string, clientX: number): boolean =>
      viewport.dispatchEvent(
        new MouseEvent(type, { clientX, clientY: 300, button: 0, bubbles: true, cancelable: true }),
      );
    mouse('mousedown', 600);
    await waitFor(() => expect(root.dataset['state']).toBe('dragging'));
    for (let x = 580; x >= 400; x -= 20) {
      mouse('mousemove', x);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const dragged = viewport.scrollLeft;
    mouse('mouseup', 400);
    await waitFor(() => expect(root.dataset['state']).toBe('idle'));
    await expect(viewport.scrollLeft).toBeGreaterThan(dragged);
  },
};
export const DragEndedByMouseLeave: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { root, viewport } = parts(canvasElement);
    viewport.dispatchEvent(new MouseEvent('mousedown', { clientX: 300, button: 0, bubbles: true }));
    await waitFor(() => expect(root.dataset['state']).toBe('dragging'));
    viewport.dispatchEvent(new MouseEvent('mouseleave'));
    await waitFor(() => expect(root.dataset['state']).toBe('idle'));
  },
};
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div dir="rtl">
      <StackScroller {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { root, viewport } = parts(canvasElement);
    viewport.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 400, bubbles: true, cancelable: true }));
    await waitFor(() => expect(viewport.scrollLeft).toBeLessThan(-300));
    await waitFor(() => expect(root.dataset).toMatchObject({ edge: 'middle', state: 'idle' }));
    for (const [type, clientX] of [
      ['mousedown', 300],
      ['mousemove', 500],
      ['mouseup', 500],
    ] as const)
      viewport.dispatchEvent(new MouseEvent(type, { clientX, button: 0, bubbles: true, cancelable: true }));
    await waitFor(() => expect(root.dataset['state']).toBe('idle'));
    await expect(viewport.scrollLeft).toBeLessThan(-500);
  },
};
export const AtEnd: Story = {
  play: async ({ canvasElement }) => {
    const { root, viewport } = parts(canvasElement);
    viewport.scrollLeft = viewport.scrollWidth;
    await waitFor(() => expect(root.dataset['edge']).toBe('end'));
  },
};
