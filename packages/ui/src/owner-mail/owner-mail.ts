import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { hexColours } from '../tokens/hex-colours.ts';
import { unlinkText } from './unlink-text.ts';

export interface OwnerMailLine {
  readonly speaker: string;
  readonly text: string;
}

export interface OwnerMailProps {
  readonly title: string;
  /** When and how long, in words. */
  readonly when: string;
  /** Said above everything while only the visitor's browser has told the call. */
  readonly notice?: string | undefined;
  readonly asked: readonly string[];
  readonly unanswered: readonly string[];
  readonly lines: readonly OwnerMailLine[];
  /** Said below the lines when some were left out. */
  readonly cut?: string | undefined;
}

const FONT = 'system-ui, -apple-system, Segoe UI, Roboto, sans-serif';

const colours = hexColours.light;

/** Mail programs know neither sheets nor oklch: the theme's colours by day, as hex, on every element. */
const looks = {
  body: {
    margin: 0,
    padding: '24px 12px',
    background: colours.bg,
    color: colours.text,
    fontFamily: FONT,
    fontSize: '16px',
    lineHeight: '1.5',
  },
  card: {
    maxWidth: '600px',
    margin: '0 auto',
    padding: '24px',
    background: colours['surface-raised'],
    borderTop: `4px solid ${colours.accent}`,
    borderRadius: '8px',
  },
  title: { margin: '0 0 4px', fontFamily: 'Georgia, serif', fontSize: '24px', fontWeight: 400, lineHeight: '1.25' },
  when: { margin: '0 0 16px', color: colours['text-muted'] },
  notice: {
    margin: '0 0 16px',
    padding: '8px 12px',
    background: colours['bg-deep'],
    borderRadius: '4px',
    fontSize: '14px',
  },
  heading: { margin: '24px 0 4px', fontSize: '13px', fontWeight: 600, color: colours['text-muted'] },
  list: { margin: 0, paddingLeft: '20px' },
  line: { margin: '0 0 8px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  speaker: { color: colours['text-muted'], fontWeight: 600 },
} as const satisfies Record<string, CSSProperties>;

/**
 * A call as a mail to the site's owner: what was asked, what stayed unanswered, every line. Rendered on the server,
 * with inline styles only; visitors' words are escaped and broken up so that no mail program makes links of them.
 * Written without JSX, so that Node runs it from source.
 */
export function OwnerMail({ title, when, notice, asked, unanswered, lines, cut }: OwnerMailProps): ReactElement {
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no, url=no' }),
      h('title', null, title),
    ),
    h(
      'body',
      { style: looks.body },
      h(
        'div',
        { style: looks.card },
        h('h1', { style: looks.title }, title),
        h('p', { style: looks.when }, when),
        notice === undefined ? null : h('p', { style: looks.notice }, notice),
        section('What was asked', asked),
        section('What stayed unanswered', unanswered),
        h('h2', { style: looks.heading }, 'The whole talk'),
        ...lines.map(({ speaker, text }, index) =>
          h(
            'p',
            { key: index, style: looks.line },
            h('span', { style: looks.speaker }, `${speaker}: `),
            unlinkText(text),
          ),
        ),
        cut === undefined ? null : h('p', { style: looks.when }, cut),
      ),
    ),
  );
}

function section(heading: string, entries: readonly string[]): ReactElement | null {
  if (entries.length === 0) return null;
  return h(
    'div',
    null,
    h('h2', { style: looks.heading }, heading),
    h(
      'ul',
      { style: looks.list },
      ...entries.map((entry, index) => h('li', { key: index, style: looks.line }, unlinkText(entry))),
    ),
  );
}
