import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LifeGroups } from './life-groups.tsx';

const meta = {
  title: 'Cards/Life groups',
  component: LifeGroups,
  parameters: {
    advice: {
      For: 'Education, awards, languages: what a life holds besides works and jobs.',
      Not: 'For what has its own card.',
      Keyboard: 'Links of entries, by Tab.',
    },
  },
  args: {
    groups: [
      {
        id: 'education',
        title: 'Education',
        entries: [
          {
            id: 'harbour-school',
            name: 'Harbour School',
            detail: 'Diploma in Tides',
            when: '2014 – 2016',
            url: 'https://school.example.com',
            items: ['Knots', 'Weather'],
          },
        ],
      },
      { id: 'languages', title: 'Languages', entries: [{ id: 'fa', name: 'فارسی', detail: 'Native', lang: 'fa' }] },
    ],
  },
} satisfies Meta<typeof LifeGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoGroups: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harbour School' })).toHaveAttribute(
      'href',
      'https://school.example.com',
    );
    await expect(canvas.getByText('فارسی').closest('li')).toHaveAttribute('dir', 'rtl');
  },
};
export const LongList: Story = {
  args: {
    groups: [
      {
        id: 'publications',
        title: 'Publications',
        entries: Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, name: `Tides, part ${at + 1}`, when: '2024' })),
      },
    ],
  },
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('listitem').flatMap((item, at) => (at % 39 === 0 ? item : []));
    await expect(last?.offsetLeft).toBeGreaterThan(first?.offsetLeft ?? 0);
  },
};
