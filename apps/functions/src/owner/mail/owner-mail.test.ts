import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnerMail, type OwnerMailProps } from './owner-mail.ts';

const call: OwnerMailProps = {
  title: 'Somebody talked with ASAD',
  when: '20 November 2026, 10:00 UTC, two minutes',
  asked: ['Are you available?'],
  unanswered: [],
  lines: [
    { speaker: 'Visitor', text: 'Are you available?' },
    { speaker: 'ASAD', text: 'From December on.' },
  ],
};
const render = (props: Partial<OwnerMailProps>) =>
  renderToStaticMarkup(createElement(OwnerMail, { ...call, ...props }));

test('the mail shows the call with inline styles only: mail programs know no sheets', () => {
  const html = render({});
  expect(html).toContain('Are you available?');
  expect(html).not.toMatch(/<style|<link|<script|<img|class=/);
});

test('what a visitor said is text, whatever it looks like', () => {
  const html = render({
    lines: [{ speaker: 'Visitor', text: '<img src=x onerror=alert(1)> <a href="https://evil.example">free</a>' }],
  });
  expect(html).not.toMatch(/<img|<a /);
  expect(html).toContain('&lt;img');
});

test('addresses in it become no links in a mail program', () => {
  const html = render({ asked: ['Look at https://evil.example/x or www.evil.example or me@evil.example'] });
  expect(html).not.toMatch(/https:\/\/evil|www\.evil|me@evil|evil\.example/);
  const copied = html.replaceAll(/<[^>]*>/g, '');
  expect(copied).toContain('Look at https://evil.example/x or www.evil.example or me@evil.example');
});

test('a section without entries is left out', () => {
  expect(render({ unanswered: [] })).not.toContain('unanswered');
  expect(render({ unanswered: ['What do you earn?'] })).toContain('What stayed unanswered');
});
