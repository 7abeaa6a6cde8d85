import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleExperience } from '../../.storybook/testing/samples.ts';
import { ExperienceCard } from './experience-card.tsx';

const meta = {
  title: 'Cards/Experience card',
  component: ExperienceCard,
  parameters: {
    advice: {
      For: 'One job in a list that is scanned in ten seconds.',
      Not: 'For the whole story: that is the case study behind its link.',
      Keyboard: 'Tab reaches it, Enter follows it.',
    },
  },
  args: {
    experience: sampleExperience,
    href: '#experience-harbour',
    onOpen: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof ExperienceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Timeline: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(/Third impact/)).toBeNull();
    await expect(canvas.queryByText('Docker')).toBeNull();
    // The link covers the card.
    const summary = canvas.getByText(sampleExperience.summary).getBoundingClientRect();
    const hit = document.elementFromPoint(summary.x + 20, summary.y + 5);
    await expect(hit?.closest('a')?.getAttribute('href')).toBe('#experience-harbour');
    await userEvent.click(canvas.getByRole('link', { name: 'Full-Stack Developer' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'small' } } };
