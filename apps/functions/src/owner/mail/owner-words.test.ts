import { suggestions } from '../../site-knowledge.ts';
import { owner } from '@asad/content';
import { testConditions } from '@asad/tooling/portfolio-conditions';
import { describe, expect, test } from 'vitest';
import { buildAssistant } from '../../voices/assistant/build-assistant.ts';
import { createMailComposer } from './compose-owner-mail.ts';

/** Also run for other owners (`pnpm slow`): NODE_OPTIONS=--conditions=zoe, studio or shapes. */
const SAMPLE =
  /Omar|Linden|Lisbon|\bHeron\b|Rehearsal|Night Shift|Acme|Placeholder Labs|Laravel|are samples|undefined/u;
const isSample = testConditions.includes('sample');

describe(`what is sent about calls with ${owner.name}'s owl`, () => {
  const asked = suggestions.map((question) => `User: ${question}\nAssistant: Let me see.`).join('\n');
  const mail = createMailComposer({ to: owner.email })({
    callId: 'c1',
    startedAt: '2026-11-20T10:00:00.000Z',
    endedAt: '2026-11-20T10:02:05.000Z',
    isConfirmed: true,
    transcript: asked,
  });

  const foreign = owner.assistant ? new RegExp(`${SAMPLE.source}|\\bASAD\\b`, 'u') : SAMPLE;

  test('the mail goes to the owner and lists what was asked, in letters of any script', () => {
    expect(mail?.to).toBe(owner.email);
    const text = mail?.message.text.replaceAll(/<\/?span>/g, '') ?? '';
    for (const question of suggestions) expect(text).toContain(`- ${question}`);
    if (!isSample) expect(foreign.exec(`${mail?.message.subject}${text}${mail?.message.html}`)?.[0]).toBeUndefined();
  });

  test('the assistant is told of this owner and of nobody else', () => {
    const assistant = JSON.stringify(buildAssistant({ maxCallSeconds: 600, serverUrl: undefined }));
    expect(assistant.includes(owner.name)).toBe(true);
    expect(assistant.includes('calendar for a meeting')).toBe(owner.bookingUrl !== undefined);
    if (!isSample) expect(foreign.exec(assistant)?.[0]).toBeUndefined();
  });
});
