import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx';
import { SiteHeader } from './site-header.tsx';

const meta = {
  title: 'Page/Site header',
  component: SiteHeader,
  args: {
    name: 'Omar Linden',
    links: [
      { href: '#works', text: 'Works' },
      { href: '#experiences', text: 'Experiences' },
      { href: '#stack', text: 'Stack' },
      { href: '#about', text: 'About' },
    ],
    children: <ThemeToggle />,
  },
  parameters: {
    advice: {
      For: 'The head of every page: name, sections, the page’s own controls.',
      Not: 'For more than five links.',
      Keyboard: 'Name, links, controls: by Tab, in this order.',
    },
    docs: { story: { inline: false, iframeHeight: 140 } },
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const onATablet = { globals: { viewport: { value: 'tablet' } } };
export const AtTop: Story = { ...onATablet };
export const InSection: Story = { ...onATablet, args: { current: '#experiences' } };
export const Phone: Story = { globals: { viewport: { value: 'small' } } };
