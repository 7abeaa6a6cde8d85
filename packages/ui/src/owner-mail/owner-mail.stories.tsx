import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OwnerMail, type OwnerMailProps } from './owner-mail.ts';

/** Shown in a frame, as a mail program shows it: nothing of the site's styles reaches it. */
function MailFrame(props: OwnerMailProps) {
  return (
    <iframe
      title="The mail"
      srcDoc={renderToStaticMarkup(createElement(OwnerMail, props))}
      sandbox=""
      style={{ inlineSize: '100%', blockSize: '40rem', border: 0 }}
    />
  );
}

const meta = {
  component: MailFrame,
  args: {
    title: 'Somebody talked with ASAD',
    when: '20 November 2026, 10:00 to 10:02 UTC (2 minutes)',
    asked: ['Are you available from December?', 'What do you charge?'],
    unanswered: ['What do you charge?'],
    lines: [
      { speaker: 'Visitor', text: 'Are you available from December?' },
      { speaker: 'ASAD', text: 'Yes, for one project at a time.' },
      { speaker: 'Visitor', text: 'What do you charge?' },
      { speaker: 'ASAD', text: 'That is not written anywhere on this site, and I do not guess.' },
    ],
  },
} satisfies Meta<typeof MailFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ACallWithAnOpenQuestion: Story = {};
export const Unconfirmed: Story = {
  args: { notice: 'Only the visitor’s browser has told this so far; the voice provider has not confirmed it.' },
};
