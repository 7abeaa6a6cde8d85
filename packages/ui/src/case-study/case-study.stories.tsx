import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleExperience } from '../../.storybook/testing/samples.ts';
import { Button } from '../button/button.tsx';
import { CaseStudy } from './case-study.tsx';

const Opened = ({ initially }: { initially: boolean }): ReactNode => {
  const [open, setOpen] = useState(initially);
  return (
    <>
      <Button id="opener" onClick={() => setOpen(true)}>
        Read the case study
      </Button>
      <CaseStudy
        experience={sampleExperience}
        open={open}
        onClose={() => setOpen(false)}
        returnFocus={() => document.querySelector<HTMLElement>('#opener')}
      />
    </>
  );
};

const meta = {
  title: 'Dialogs/Case study',
  component: CaseStudy,
  args: { experience: sampleExperience, open: true, onClose: () => undefined },
  parameters: {
    advice: {
      For: 'An experience to read in full, above the current page.',
      Not: 'For a whole page: use CaseStudyBody there.',
      Keyboard: 'Focus stays inside; Escape, the backdrop and the close button close it and return the focus.',
    },
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof CaseStudy>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Open: Story = {
  render: () => <Opened initially />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Full-Stack Developer' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Close'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};
export const Dismissed: Story = {
  tags: ['!autodocs'],
  render: () => <Opened initially={false} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Read the case study' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await closed();
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    // The dialog listens for outside clicks shortly after opening.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const backdrop = document.querySelector('[data-component="case-study-overlay"]');
    if (backdrop !== null) await userEvent.click(backdrop);
    await closed();
  },
};
export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  render: () => <Opened initially />,
  globals: { motion: 'reduced' },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(getComputedStyle(dialog).animationName).toBe('none');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};
