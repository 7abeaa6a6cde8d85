import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleProject } from '../../.storybook/samples.ts';
import { ProjectCard } from './project-card.tsx';

const meta = {
  component: ProjectCard,
  args: { project: sampleProject },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{<Story />}</div>],
} satisfies Meta<typeof ProjectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsPicture: Story = {};
export const PictureFailed: Story = {
  args: { project: { ...sampleProject, thumbnail: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="project-card"]');
    await waitFor(() => expect(card?.getAttribute('data-state')).toBe('without-image'));
    await expect(canvas.queryByRole('img')).toBeNull();
    const picture = card?.querySelector('[data-part="picture"]');
    await expect(picture && getComputedStyle(picture).backgroundImage).toContain('gradient');
  },
};
export const LongWords: Story = {
  args: {
    project: {
      ...sampleProject,
      title: 'Donaudampfschifffahrtsgesellschaft',
      tags: ['InternationalizationOfEverything', 'TypeScript'],
    },
  },
  globals: { viewport: { value: 'small' } },
};
