import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleExperience, sampleProject } from '../../.storybook/testing/samples.ts';
import { CaseStudyBody } from './case-study-body.tsx';

const meta = {
  title: 'Cards/Case study body',
  component: CaseStudyBody,
  parameters: {
    advice: {
      For: 'The six sections of a case study, in a dialog or as a page.',
      Not: 'For a summary: that is an ExperienceCard.',
      Keyboard: 'Its links, in their order.',
    },
  },
  args: { experience: sampleExperience },
  decorators: [
    (Story) => (
      <>
        <h2>A title</h2>
        {<Story />}
      </>
    ),
  ],
} satisfies Meta<typeof CaseStudyBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutLinks: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(headings).toEqual(['Problem', 'Approach', 'Results', 'What I Owned', 'Metrics', 'Stack']);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const WithLinks: Story = {
  args: {
    experience: {
      ...sampleExperience,
      media: [{ src: sampleProject.thumbnail, alt: 'The board.' }],
      links: { site: 'https://site.example.com', repo: 'https://repo.example.com' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
/** Empty sections have no heading. */
export const HighlightsOnly: Story = {
  args: {
    experience: {
      summary: 'Reads meters.',
      impacts: ['Without a night of downtime', 'Names stay with the town'],
      lang: 'ar',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryAllByRole('heading', { level: 3 })).toEqual([]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvasElement.querySelector('[data-component="case-study-body"]')).toHaveAttribute('dir', 'rtl');
  },
};
