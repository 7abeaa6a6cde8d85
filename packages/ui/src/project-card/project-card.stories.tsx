import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleProject } from '../../.storybook/testing/samples.ts';
import { ProjectCard } from './project-card.tsx';

const meta = {
  title: 'Cards/Project card',
  component: ProjectCard,
  parameters: {
    advice: {
      For: 'A work, by its picture and its effect.',
      Not: 'For a list of more than a dozen: it wants room.',
      Keyboard: 'Tab reaches it, Enter follows it.',
    },
  },
  args: { project: sampleProject },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{<Story />}</div>],
} satisfies Meta<typeof ProjectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};
export const PictureFailed: Story = {
  args: { project: { ...sampleProject, thumbnail: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="project-card"]');
    const picture = card?.querySelector('[data-part="picture"]');
    await waitFor(() => expect(picture?.getAttribute('data-state')).toBe('without-image'));
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(picture && getComputedStyle(picture).backgroundImage).toContain('gradient');
  },
};
/** Without a picture, a drawing shows a figure, and the first highlight is shown. */
export const WithoutPicture: Story = {
  args: {
    href: '/works/lighthouse',
    figure: '38 %',
    project: { ...sampleProject, thumbnail: undefined, subtitle: '', impact: '', highlights: ['Fewer ships wait.'] },
  },
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="project-card"]');
    await expect(card?.querySelector('[data-part="picture"]')).toBeNull();
    await expect(canvas.getByText('38 %')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lighthouse' })).toHaveAttribute('href', '/works/lighthouse');
    await expect(canvas.getByText('Fewer ships wait.')).toBeVisible();
  },
};
const openCase = fn((event: { preventDefault: () => void }) => event.preventDefault());
/** The whole card opens the case study, except where text was selected. */
export const Opens: Story = {
  args: { href: '/works/lighthouse', onOpen: openCase },
  play: async ({ canvas, canvasElement, userEvent }) => {
    openCase.mockClear();
    const story = canvas.getByText(sampleProject.story);
    getSelection()?.selectAllChildren(story);
    story.click();
    await expect(openCase).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
    await userEvent.click(story);
    await userEvent.click(canvasElement.querySelector('[data-part="picture"]') ?? story);
    await userEvent.click(canvas.getByRole('link'));
    await expect(openCase).toHaveBeenCalledTimes(3);
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
