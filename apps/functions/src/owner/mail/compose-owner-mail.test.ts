import { guideLines } from '../../site-knowledge.ts';
import { expect, test } from 'vitest';
import { createMailComposer } from './compose-owner-mail.ts';

const compose = createMailComposer({ to: 'owner@example.com' });
const call = {
  callId: 'c1',
  startedAt: '2026-11-20T10:00:00.000Z',
  endedAt: '2026-11-20T10:02:05.000Z',
  isConfirmed: true,
  transcript: `Assistant: Good evening.\nUser: Hello\nUser: Which stack do you use?\nAssistant: MERN, mostly.\nUser: What do you earn?\nAssistant: ${guideLines.declined.join(' ')}\nUser: Can we meet?`,
};
const plain = (text: string | undefined) => text?.replaceAll(/<\/?span>/g, '') ?? '';

test('the mail says when, how long, what was asked and what stayed unanswered', () => {
  const mail = compose(call);
  const text = plain(mail?.message.text);
  expect(mail).toMatchObject({ to: 'owner@example.com', message: { subject: 'Somebody talked with ASAD' } });
  expect(text).toContain('20 November 2026 at 10:00 UTC, 2 min 05 s');
  expect(text).toContain('What was asked\n- Which stack do you use?\n- What do you earn?\n- Can we meet?\n');
  expect(text).toContain('What stayed unanswered\n- What do you earn?\n- Can we meet?\n');
  expect(text).toContain('Visitor: Which stack do you use?\nASAD: MERN, mostly.');
  for (const part of ['Which stack do you use?', 'What stayed unanswered'])
    expect(plain(mail?.message.html)).toContain(part);
  // Mail programs know no sheets.
  expect(mail?.message.html).not.toMatch(/<style|<link|<script|<img|class=/);
});

test('a section without entries is left out', () => {
  const answered = compose({ ...call, transcript: 'User: Which stack?\nAssistant: MERN, mostly.' });
  for (const part of [answered?.message.text, answered?.message.html]) expect(part).not.toContain('unanswered');
});

test('what only the browser has told is marked as that', () => {
  expect(plain(compose({ ...call, isConfirmed: false })?.message.html)).toContain('nobody else has confirmed it');
  expect(plain(compose(call)?.message.html)).not.toContain('nobody else has confirmed it');
});

test('sends no mail for a call in which the visitor said nothing, nor to an owner without an address', () => {
  expect(createMailComposer({ to: '' })(call)).toBeUndefined();
  for (const transcript of ['No transcript available', '', 'Assistant: Hello.', 'User: \nAssistant: Hello.']) {
    expect(compose({ ...call, transcript })).toBeUndefined();
  }
});

test('the mail of the longest talk still fits a document', () => {
  const mail = compose({ ...call, transcript: `User: ${'日本語<>&'.repeat(500_000)}` });
  expect(Buffer.byteLength(JSON.stringify(mail))).toBeLessThan(900_000);
  expect(plain(mail?.message.text)).toContain('The talk goes on');
});

test('a talk of more lines than anybody can speak is cut, and says so', () => {
  const text = plain(compose({ ...call, transcript: 'User: a\n'.repeat(500_000) })?.message.text);
  expect(text.match(/^Visitor: /gm)).toHaveLength(500);
  expect(text).toContain('The talk goes on');
  expect(plain(compose({ ...call, transcript: 'User: a\n'.repeat(500) })?.message.text)).not.toContain('goes on');
});

test('neither part holds what a terminal obeys or a reader misreads; what is copied out of it is what was said', () => {
  const mail = compose({
    ...call,
    transcript: 'User: \u001b[2J \u202eevil https://evil.example \ud800 <b> www.evil.example or me@evil.example',
  });
  for (const part of [mail?.message.text ?? '', mail?.message.html ?? '']) {
    // oxlint-disable-next-line no-control-regex -- none may be left
    expect(part).not.toMatch(/[\u001b\u202e]/);
    expect(part.isWellFormed()).toBe(true);
  }
  expect(mail?.message.html).not.toContain('<b>');
  // A text mail can prevent links only by changing the visitor's words.
  expect(mail?.message.text).toContain('evil https://evil.example');
  expect(mail?.message.html).not.toMatch(/https:|evil\.example/);
});
