import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Page/Site header',
  component: SiteHeader,
  args: {
    name: 'Omar Linden',
    homeHref: '/',
    links: [
      { href: '#works', text: 'Works', from: 'phone' },
      { href: '#experiences', text: 'Experiences', from: 'tablet' },
      { href: '#stack', text: 'Stack' },
      { href: '#about', text: 'About' },
    ],
    call: { href: '#call', name: 'ASAD' },
    children: <ThemeToggle />,
  },
  parameters: {
    advice: {
      For: 'The head of every page: name, sections, the page’s own controls.',
      Not: 'For more than six links.',
      Keyboard: 'Owl, name, links, controls: by Tab, in this order. Escape closes the menu.',
    },
    docs: { story: { inline: false, iframeHeight: 140 } },
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const onATablet = { globals: { viewport: { value: 'tablet' } } };
export const AtTop: Story = { ...onATablet, args: { call: { href: '#call', name: 'ASAD', isShut: true } } };
export const InSection: Story = { ...onATablet, args: { current: '#experiences' } };
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('link', { name: 'Stack' })).toBeVisible();
  },
};
export const LongName: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Katrin Vößing-Radtke',
    call: undefined,
    links: [
      { href: '/#works', text: 'Works', from: 'phone' },
      { href: '/resume', text: 'Résumé', from: 'phone' },
    ],
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: 'Menu' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
