import { describe, expect, it } from 'vitest';
import { createMuseumGuide, museum } from '../testing/museum.ts';
import { createTableModel } from '../testing/table-model.ts';
import type { Choice } from './outside.ts';

const { lines } = museum;
const guide = createMuseumGuide(createTableModel({}));
const begun = guide.begin().state;
const sentencesAfter = (choice: Choice, text = 'xyzzy', state = begun): readonly string[] =>
  guide.replyTo(text, state, choice).reply.sentences;

describe('a guide with a choice of another judge', () => {
  const CHOICES: readonly (readonly [Choice, readonly string[]])[] = [
    [{ say: ['harbour/why'] }, ['Here is a detail about Grey Harbour.', 'A shipyard ordered it.']],
    [{ say: ['harbour/why', 'availability/cost'] }, ['A shipyard ordered it.', 'Entry is free.']],
    [
      { say: ['harbour/why', 'moth/why'] },
      [...lines.sideBySide, 'A shipyard ordered it.', 'The painter missed the light of home.'],
    ],
    [{ say: ['moth/cost'] }, ['What Lanternmoth cost is not written here.']],
    [{ say: ['moth/nothing'] }, ['About Lanternmoth nothing like that is written here.']],
    [{ say: ['act/no'] }, lines.asYouLike],
    [{ say: ['act/no', 'moth/why'] }, lines.asYouLike],
    [{ say: ['off-topic'] }, lines.declined],
    [{ offer: ['harbour/why', 'moth/what'] }, ['Do you mean Grey Harbour?', 'Or Lanternmoth?']],
    [{ offer: ['moth/what', 'moth/why'] }, ['Lanternmoth is a small oil.']],
    [{ missing: true }, [...lines.notWritten, ...lines.unsure.slice(1)]],
    [{ unclear: true }, lines.unsure],
  ];
  it.each(CHOICES)('replies to %j', (choice, sentences) => {
    expect(sentencesAfter(choice).slice(0, sentences.length)).toEqual(sentences);
  });

  it('says only what was not said, and follows what it says', () => {
    const first = guide.replyTo('xyzzy', begun, { say: ['harbour/why'] });
    expect(first.state).toMatchObject({ focus: 'harbour', entry: 'harbour', field: 'why', told: ['harbour/why'] });
    expect(sentencesAfter({ say: ['harbour/why', 'availability/cost'] }, 'xyzzy', first.state)).toEqual([
      'Entry is free.',
    ]);
  });

  it('names the missing subject', () => {
    expect(sentencesAfter({ missing: true }, 'Was Lanternmoth ever stolen?')[0]).toContain('Lanternmoth');
  });

  it('judges itself where a choice means nothing here', () => {
    const asBefore = guide.replyTo('Tell me about Grey Harbour', begun);
    for (const choice of [{ say: ['harbour/when'] }, { say: [] }, { offer: ['moth/cost'] }])
      expect(guide.replyTo('Tell me about Grey Harbour', begun, choice)).toEqual(asBefore);
  });

  it('keeps what the words alone decide', () => {
    expect(guide.replyTo('Goodbye', begun, { say: ['moth/why'] }).state.isOver).toBe(true);
    expect(guide.toQuestion(['Goodbye'], begun)).toBeUndefined();
    expect(guide.toQuestion([''], begun)).toBeUndefined();
  });
});

it('the question to another judge has the surest hearing, the state and the ranking’s targets, each a part of the bank', () => {
  const table = createMuseumGuide(
    createTableModel({ 'why wa it paint': { 'moth/why': 0.6, 'harbour/why': 0.3, 'off-topic': 0.05 } }),
  );
  const { state } = table.replyTo('xyzzy', table.begin().state, { say: ['harbour/what'] });
  const question = table.toQuestion(['tell', 'Why was it painted?'], state);
  expect(question).toMatchObject({
    context: { focus: 'harbour', entry: 'harbour', last: ['harbour/what'] },
    targets: expect.arrayContaining(['harbour/why', 'act/repeat', 'off-topic']),
  });
  expect(question?.targets.length).toBeLessThanOrEqual(40);
});
