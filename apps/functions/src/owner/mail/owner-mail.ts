import { hexColours } from '@asad/ui/hex-colours';
import { escapeHtml } from '../../text/plain-text.ts';

export interface OwnerMailText {
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

/** Mail programs support neither style sheets nor oklch: inline the light theme as hex. */
const looks = {
  body: `margin:0;padding:24px 12px;background:${bg};color:${text};font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif`,
  card: `max-width:600px;margin:0 auto;padding:24px;background:${colours['surface-raised']};border-top:4px solid ${accent};border-radius:8px`,
  title: 'margin:0 0 4px;font:400 24px/1.25 Georgia,serif',
  when: `margin:0 0 16px;color:${muted}`,
  notice: `margin:0 0 16px;padding:8px 12px;background:${colours['bg-deep']};border-radius:4px;font-size:14px`,
  heading: `margin:24px 0 4px;font-size:13px;font-weight:600;color:${muted}`,
  list: 'margin:0;padding-left:20px',
  line: 'margin:0 0 8px;white-space:pre-wrap;overflow-wrap:anywhere',
  speaker: `color:${muted};font-weight:600`,
} as const;

const el = (tag: string, look: keyof typeof looks, ...html: readonly string[]): string =>
  `<${tag} style="${looks[look]}">${html.join('')}</${tag}>`;

/** Mail programs would link visitors' text: wrap every dot, slash, colon and at sign within a word. */
const unlinked = (said: string): string => escapeHtml(said).replaceAll(/[.:/@](?=\S)/g, '<span>$&</span>');

const section = (heading: string, entries: readonly string[]): readonly string[] =>
  entries.length === 0
    ? []
    : [el('h2', 'heading', heading), el('ul', 'list', ...entries.map((entry) => el('li', 'line', unlinked(entry))))];

/** Visitors' words are escaped and never become links. */
export function renderOwnerMail({ title, when, notice, asked, unanswered, lines, cut }: OwnerMailText): string {
  const card = el(
    'div',
    'card',
    el('h1', 'title', escapeHtml(title)),
    el('p', 'when', when),
    notice === undefined ? '' : el('p', 'notice', notice),
    ...section('What was asked', asked),
    ...section('What stayed unanswered', unanswered),
    el('h2', 'heading', 'The whole talk'),
    ...lines.map((line) =>
      el('p', 'line', el('span', 'speaker', escapeHtml(`${line.speaker}: `)), unlinked(line.text)),
    ),
    cut === undefined ? '' : el('p', 'when', cut),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(title)}</title></head>${el('body', 'body', card)}</html>
`;
}
