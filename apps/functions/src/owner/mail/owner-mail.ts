import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { hexColours } from '@asad/ui/hex-colours';

export interface OwnerMailProps {
  readonly title: string;
  readonly when: string;
  /** Shown on top while only the visitor's browser has reported the call. */
  readonly notice?: string | undefined;
  readonly asked: readonly string[];
  readonly unanswered: readonly string[];
  readonly lines: readonly { readonly speaker: string; readonly text: string }[];
  readonly cut?: string | undefined;
}

const { bg, text, accent, ...colours } = hexColours.light;
const muted = colours['text-muted'];
const font = { fontFamily: 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif', fontSize: '16px' };
const card = { maxWidth: '600px', margin: '0 auto', padding: '24px', background: colours['surface-raised'] };
const box = { padding: '8px 12px', background: colours['bg-deep'], borderRadius: '4px' };
const display = { fontFamily: 'Georgia, serif', fontSize: '24px', fontWeight: 400, lineHeight: '1.25' };

/** Mail programs support neither style sheets nor oklch: inline the light theme as hex. */
const looks = {
  body: { margin: 0, padding: '24px 12px', background: bg, color: text, ...font, lineHeight: '1.5' },
  card: { ...card, borderTop: `4px solid ${accent}`, borderRadius: '8px' },
  title: { margin: '0 0 4px', ...display },
  when: { margin: '0 0 16px', color: muted },
  notice: { margin: '0 0 16px', ...box, fontSize: '14px' },
  heading: { margin: '24px 0 4px', fontSize: '13px', fontWeight: 600, color: muted },
  list: { margin: 0, paddingLeft: '20px' },
  line: { margin: '0 0 8px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  speaker: { color: muted, fontWeight: 600 },
} as const satisfies Record<string, CSSProperties>;

const el = (tag: string, look: keyof typeof looks, ...children: readonly ReactNode[]): ReactElement =>
  h(tag, { style: looks[look] }, ...children);

/** Mail programs would link visitors' text: wrap every dot, slash, colon and at sign within a word. */
function unlinkText(said: string): readonly ReactNode[] {
  const parts = said.split(/([.:/@])(?=\S)/);
  return parts.map((part, index) => (index % 2 === 0 ? part : h('span', { key: index }, part)));
}

const section = (heading: string, entries: readonly string[]): ReactNode =>
  entries.length > 0 &&
  h(
    'div',
    null,
    el('h2', 'heading', heading),
    el('ul', 'list', ...entries.map((entry) => el('li', 'line', ...unlinkText(entry)))),
  );

/** Visitors' words are escaped and never become links. No JSX, so that Node runs the source directly. */
export const OwnerMail = ({ title, when, notice, asked, unanswered, lines, cut }: OwnerMailProps): ReactElement => {
  const talk = lines.map((line) =>
    el('p', 'line', el('span', 'speaker', `${line.speaker}: `), ...unlinkText(line.text)),
  );
  const meta = (name: string, content: string): ReactElement => h('meta', { name, content });
  const head = [
    h('meta', { charSet: 'utf-8' }),
    meta('viewport', 'width=device-width, initial-scale=1'),
    meta('format-detection', 'telephone=no, date=no, address=no, email=no, url=no'),
    h('title', null, title),
  ];
  const body = el(
    'div',
    'card',
    el('h1', 'title', title),
    el('p', 'when', when),
    notice !== undefined && el('p', 'notice', notice),
    section('What was asked', asked),
    section('What stayed unanswered', unanswered),
    el('h2', 'heading', 'The whole talk'),
    ...talk,
    cut !== undefined && el('p', 'when', cut),
  );
  return h('html', { lang: 'en' }, h('head', null, ...head), el('body', 'body', body));
};
