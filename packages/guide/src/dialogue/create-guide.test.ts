import { describe, expect, it } from 'vitest';
import { museumContent } from '../testing/museum-guide.ts';
import { createGuide } from './create-guide.ts';
import type { GuideReply } from './guide-state.ts';
import { ACTS, type GuideContent, type Subject } from './subject.ts';

const guide = createGuide(museumContent);

/** Says lines to one state, and tells the last reply. */
function talk(...lines: readonly string[]): GuideReply & { readonly text: string; readonly isOver: boolean } {
  let turn = guide.begin();
  for (const line of lines) turn = guide.replyTo(line, turn.state);
  return { ...turn.reply, text: turn.reply.sentences.join(' '), isOver: turn.state.isOver };
}

describe('two entries', () => {
  it('have in common what the content says of the pair, whichever is named first', () => {
    for (const lines of [
      ['What do Lanternmoth and Quiet Supper have in common?'],
      ['What do Quiet Supper and Lanternmoth have in common?'],
      ['Compare Quiet Supper and Lanternmoth', 'What do the two have in common?'],
      ['Tell me about Lanternmoth', 'And Quiet Supper?', 'What do the two have in common?'],
      ['Why was Lanternmoth painted? And why was Quiet Supper painted?', 'What have they in common?'],
    ])
      expect(talk(...lines).text, lines.join(' / ')).toBe('What both have in common is oil.');
  });

  it('are declined by name where it says nothing of the pair', () => {
    expect(talk('What do Grey Harbour and Quiet Supper have in common?')).toMatchObject({
      text: 'About Grey Harbour nothing like that is written here. I can tell you why it was painted, or how.',
      targets: [],
    });
  });
});

describe('a field that is asked for in its own words', () => {
  it('is found without the name, by name, and beside a cue of another field', () => {
    for (const question of [
      'So what is it that glows in the dark?',
      'How many layers of varnish does Lanternmoth have?',
    ])
      expect(talk(question).targets, question).toEqual(['moth/how']);
    expect(talk('Tell me about Lanternmoth', 'How many layers of varnish are there?').targets).toEqual(['moth/how']);
  });
});

describe('a work that is talked about', () => {
  const works: GuideContent = {
    ...museumContent,
    subjects: museumContent.subjects.map((subject) =>
      subject.menu === undefined
        ? subject
        : {
            ...subject,
            role: 'work',
            fields: { ...subject.fields, numbers: { says: [`${subject.title} has nine layers and two frames.`] } },
          },
    ),
    fields: [
      ...museumContent.fields,
      {
        id: 'numbers',
        cues: ['how much', 'how many'],
        asks: ['how many did it get', 'how many did it have', 'how many layers', 'how many frames', 'how much was it'],
      },
    ],
  };
  const timeless: GuideContent = {
    ...works,
    subjects: works.subjects.map(({ since, ...subject }) => ({ ...subject, ...(since === '' && { since }) })),
  };
  const targetsIn = (content: GuideContent, ...lines: readonly string[]): readonly string[] => {
    const guide = createGuide(content);
    let turn = guide.begin();
    for (const line of lines) turn = guide.replyTo(line, turn.state);
    return turn.reply.targets;
  };
  const targetsOf = (...lines: readonly string[]): readonly string[] => targetsIn(works, ...lines);

  it('answers what was so in words that it is told in, before anything else', () => {
    expect(targetsOf('Tell me about Grey Harbour', 'Did a shipyard want that?')).toEqual(['harbour/why']);
    expect(targetsOf('Tell me about Grey Harbour', 'How many layers did frames get?')).toEqual(['harbour/numbers']);
    expect(targetsOf('Tell me about Grey Harbour', 'How do mornings begin in Norway?')).toEqual([]);
    expect(targetsOf('Tell me about Grey Harbour', 'How do mornings begin in Norway?')).toEqual([]);
  });

  it('is asked at the second place what was asked at the first, unless more is said', () => {
    const technique = ['What hangs here?', 'What was the technique of the first?'];
    expect(targetsOf(...technique, 'And at the second?')).toEqual(['harbour/how']);
    expect(targetsOf(...technique, 'Tell me about the second one.')).toEqual(['harbour/what']);
  });

  it('is put beside the other, where one asks which of two', () => {
    expect(targetsOf('Compare Quiet Supper and Grey Harbour', 'Which had what technique?')).toEqual([
      'supper/how',
      'harbour/how',
    ]);
  });

  it('is put beside the one before, where one asks which was finer', () => {
    const both = ['Tell me about Quiet Supper', 'Tell me about Grey Harbour'];
    expect(targetsOf(...both, 'Which had the finer technique?')).toEqual(['supper/how', 'harbour/how']);
  });

  it('is meant, where the best or the biggest of it is asked', () => {
    expect(targetsOf('Tell me about Quiet Supper', 'What was the best technique?')).toEqual(['supper/how']);
    expect(targetsOf('Tell me about Quiet Supper', 'What was the best cheese in Norway?')).toEqual([]);
  });

  it('is counted through with others, one by one, where no list is open', () => {
    expect(targetsIn(works, 'Tell me about Quiet Supper', 'Tell me about Grey Harbour', 'The first of them.')).toEqual([
      'supper/what',
    ]);
  });

  it('is followed by the next of its kind, with no list open', () => {
    expect(targetsIn(timeless, 'Tell me about Grey Harbour', 'What is the next one?')).toEqual(['supper/what']);
  });

  it('is talked about after a question of it that was not understood', () => {
    expect(targetsOf('How do I dust Lanternmoth?')).toEqual([]);
    expect(targetsOf('How do I dust Lanternmoth?', 'Why was it painted?')).toEqual(['moth/why']);
  });

  it('is each of those that were told of a part', () => {
    const oil: Subject = {
      id: 'oil',
      kind: 'material',
      role: 'part',
      title: 'oil',
      names: ['Oil'],
      fields: { what: { says: ['Oil dries slowly.'], members: ['moth', 'supper'] } },
    };
    const content = { ...works, subjects: [...works.subjects, oil] };
    expect(targetsIn(content, 'Tell me about oil', 'Why was that?')).toEqual(['moth/why', 'supper/why']);
  });

  it('is meant by "before", after a topic was told between', () => {
    expect(targetsOf('Tell me about Grey Harbour', 'When are you open?', 'And the one before?')).toEqual(['moth/what']);
  });

  it('is asked for where a field is asked of nothing', () => {
    const guide = createGuide(works);
    const { state } = guide.replyTo('When are you open?', guide.begin().state);
    expect(guide.replyTo('What was that made with?', state).reply.sentences).toEqual(works.lines.whichOne);
  });
});

describe('a long sentence', () => {
  it('is answered by what is asked in its end', () => {
    expect(talk('I came with my aunt, she is tired, and well, when are you open?').targets).toEqual(['hours/what']);
    expect(talk('My aunt is tired, can you open a window?').targets).toEqual([]);
  });
});

describe('one of a kind', () => {
  it('is meant by a verb beside first or last', () => {
    expect(talk('What did she paint last?').targets).toEqual(['supper/what']);
  });

  it('is the other where two were told', () => {
    expect(talk('Compare Lanternmoth and Grey Harbour', 'Tell me about Lanternmoth', 'And the other?').targets).toEqual(
      ['harbour/what'],
    );
  });
});

describe('a row of phrases', () => {
  it('is one act when all are of that act', () => {
    expect(talk('What hangs here?', 'Well, pardon, say that again please').text).toBe('Three paintings hang here.');
    expect(talk('Um, hello').text).toContain('Welcome.');
    expect(talk('Ok hello').text).toContain('Welcome.');
    expect(talk('stop, bye').isOver).toBe(false);
  });
});

describe('a name that is an ordinary word', () => {
  it('is left alone in a question about the world, and not where the visitor means it', () => {
    expect(talk('Which wolves ate a quiet supper?').text).toBe(
      'That is not written here. I can tell you about the paintings.',
    );
    expect(talk('Which wolves did she put into Quiet Supper?').text).toContain('About Quiet Supper nothing');
  });
});

describe('the next one', () => {
  it('is asked back where no list is open, and begins the list where one is', () => {
    expect(talk('Next one.').text).toBe('The next of what?');
    expect(talk('The next one, please').targets).toEqual([]);
    expect(talk('What hangs here?', 'Next one.').text).toContain('Lanternmoth');
  });
});

describe('a question about the rest of the world', () => {
  it('is declined with what can be talked about, and no name asked back', () => {
    for (const question of [
      'How do I boil an egg?',
      'When does the harvest begin?',
      'Is the supper of my dog ready?',
      'Who was out last night?',
    ])
      expect(talk(question).text, question).toBe('That is not written here. I can tell you about the paintings.');
  });

  it('may have meant a name that was nearly heard', () => {
    expect(talk('What about Lanternmuch?').text).toBe('That is not written here. Do you mean Lanternmoth?');
  });
});

describe('the focus', () => {
  it('answers a field of what is named, and shows it', () => {
    expect(talk('Why was Grey Harbour painted?')).toMatchObject({
      text: 'A shipyard ordered it.',
      actions: [{ name: 'show', arguments: { id: 'harbour' } }],
      targets: ['harbour/why'],
    });
  });

  it('understands "it", a field alone, and what one field of it says', () => {
    expect(talk('Tell me about Lanternmoth', 'why was it painted?').text).toContain('light of home');
    expect(talk('Tell me about Lanternmoth', 'how?').text).toContain('amber varnish');
    expect(talk('Tell me about Lanternmoth', 'the amber?').text).toContain('amber varnish');
  });

  it('takes a name alone for the same field of another', () => {
    expect(talk('Why was Lanternmoth painted?', 'and Quiet Supper?').text).toContain('widow');
    expect(talk('Why was Lanternmoth painted?', 'no, I meant Grey Harbour').text).toContain('shipyard');
  });

  it('gives way to a topic that is surely meant', () => {
    expect(talk('Tell me about Lanternmoth', 'opening hours').text).toContain('ten to six');
  });

  it('goes on with the entry after a topic between', () => {
    expect(talk('Tell me about Lanternmoth', 'When are you open?', 'and the technique?').text).toContain('varnish');
  });
});

describe('references', () => {
  it.each([
    ['the first one', 'Lanternmoth'],
    ['second', 'Grey Harbour'],
    ['the last one', 'Quiet Supper'],
    ['the one with the ships', 'Grey Harbour'],
  ])('"%s" of a list is %s', (line, title) => {
    expect(talk('What hangs here?', line).text).toContain(title);
  });

  it('walks back and forth in time, to the end', () => {
    expect(talk('Tell me about Quiet Supper', 'and before that?').text).toContain('Grey Harbour');
    expect(talk('Tell me about Quiet Supper', 'and before that?', 'before that?').text).toContain('Lanternmoth');
    expect(talk('Tell me about Lanternmoth', 'before that?').text).toContain('not written');
    expect(talk('What was painted after Grey Harbour?').text).toContain('Quiet Supper');
  });
});

describe('lists and comparisons', () => {
  it('counts a group, and puts two side by side', () => {
    expect(talk('How many paintings are there?').text).toBe('There are three paintings.');
    expect(talk('Compare Lanternmoth and Grey Harbour').text).toBe(
      'Side by side. Lanternmoth is a small oil. Grey Harbour is a wide watercolour.',
    );
    expect(talk('What is the difference between the technique of Lanternmoth and Quiet Supper?').text).toContain(
      'amber varnish made it glow. Candles',
    );
  });

  it('answers two questions at once when each has an answer', () => {
    expect(talk('Why was Lanternmoth painted and when are you open?').text).toBe(
      'The painter missed the light of home. We are open from ten to six.',
    );
  });
});

describe('hearing', () => {
  it('knows a name by its sound and by a declared mishearing', () => {
    expect(talk('lantern moth').text).toContain('small oil');
    expect(talk('tell me about lantern mouth').text).toContain('small oil');
    expect(talk('quite supper').text).not.toBe('');
  });

  it('asks back where a name is only near', () => {
    const { text, targets } = talk('Lantanmoth');
    expect([text, targets]).toEqual(['That is not written here. Do you mean Lanternmoth?', []]);
    expect(talk('Lantanmoth', 'yes').text).toContain('small oil');
  });

  it('takes the hearing that it understands', () => {
    const { state } = guide.begin();
    expect(guide.replyToHeard(['grapefruit', 'Grey Harbour'], state).reply.targets).toEqual(['harbour/what']);
    expect(guide.replyToHeard(['grapefruit'], state).reply.targets).toEqual([]);
  });
});

describe('declines', () => {
  it('names the field that is not written, and what is', () => {
    const reply = talk('What did Lanternmoth cost?');
    expect(reply.text).toBe('What Lanternmoth cost is not written here. I can tell you why it was painted, or how.');
    expect(reply.targets).toEqual([]);
    expect(talk('What did Lanternmoth cost?', 'yes please').text).toContain('light of home');
  });

  it('says of what is named that nothing like that is written', () => {
    expect(talk('Is Lanternmoth radioactive?').text).toContain('nothing like that');
  });

  it('offers what there is where nothing is near', () => {
    const reply = talk('Who won the football match?');
    expect(reply.text).toBe('That is not written here. I can tell you about the paintings.');
    expect(reply.suggestions).toEqual(['the paintings', 'the opening hours']);
    expect(talk('Who won the football match?', 'yes').text).toBe('Three paintings hang here.');
  });
});

describe('acts', () => {
  const expected: Readonly<Record<(typeof ACTS)[number], string>> = {
    repeat: 'The painter missed the light of home.',
    more: 'Lanternmoth is a small oil.',
    yes: 'Lanternmoth is a small oil.',
    no: 'As you like.',
    stop: '',
    slower: 'Once more, then. The painter missed the light of home.',
    acknowledge: 'With pleasure.',
    thanks: 'With pleasure.',
    greeting: 'Welcome. Shall I show you the paintings?',
    real: 'I am a program.',
    maker: 'The museum made me.',
    frustration: 'I am sorry.',
    human: 'Ask at the desk.',
    callback: 'Ask at the desk.',
    language: 'I speak English only.',
    spelling: 'D, E, S, K.',
    goodbye: 'Goodbye.',
  };

  it.each(ACTS)('does what "%s" asks for, and only a farewell ends the call', (act) => {
    const phrase = museumContent.acts[act].phrases[0] ?? '';
    const reply = talk('Why was Lanternmoth painted?', phrase);
    expect(reply.text).toBe(expected[act]);
    expect(reply.isOver).toBe(act === 'goodbye');
  });

  it('knows an act in nearly the same words, but no farewell', () => {
    expect(talk('Why was Lanternmoth painted?', 'do speak more slowly').text).toContain('Once more');
    for (const line of ['hang up the painting', 'goodbye Lanternmoth', 'that is all oil', 'bye?']) {
      expect(talk('What hangs here?', line).isOver, line).toBe(false);
    }
    for (const line of ['ok, bye', 'well, that is all, thank you, goodbye', 'Bye, curator.']) {
      expect(talk('What hangs here?', line).isOver, line).toBe(true);
    }
  });

  it('tells something else when the same is asked again, and says when all is told', () => {
    const ask = 'Tell me about Quiet Supper';
    expect(talk(ask, ask).text).toBe('It hangs above the stairs.');
    expect(talk(ask, ask, ask).text).toContain('widow');
    expect(talk(ask, ask, ask, ask, ask, ask).text).toBe('That is all about it.');
  });

  it('walks through a list with "next"', () => {
    expect(talk('What hangs here?', 'next').text).toContain('Lanternmoth');
  });

  it('hears other languages by two words or by their letters', () => {
    expect(talk('Wo ist das Bild?').text).toBe('I speak English only.');
    expect(talk('Где картина?').text).toBe('I speak English only.');
    expect(talk('Do you see the bild?').text).not.toBe('I speak English only.');
  });

  it('listens on after a blank line, and greets whoever speaks after the end', () => {
    expect(talk('  ').text).toBe('I am listening.');
    expect(talk('bye', 'Lanternmoth')).toMatchObject({ text: 'Welcome to the museum.', isOver: false });
  });

  it('is pure: the same line to the same state is the same turn', () => {
    const { state } = guide.replyTo('Tell me about Lanternmoth', guide.begin().state);
    expect(guide.replyTo('why?', state)).toEqual(guide.replyTo('why?', state));
  });
});

describe('an act in nearly the same words', () => {
  it('is not its opposite', () => {
    const acts = { ...museumContent.acts, frustration: { phrases: ['that did not help'], answeredBy: 'talk/sorry' } };
    const { begin, replyTo } = createGuide({ ...museumContent, acts });
    expect(replyTo('That did not really help', begin().state).reply.sentences).toEqual(['I am sorry.']);
    expect(replyTo('And did that help?', begin().state).reply.sentences).not.toEqual(['I am sorry.']);
  });
});

describe('what a work has, by its name', () => {
  it('is no word whose meaning is asked', () => {
    for (const question of ["What is Grey Harbour's material?", "What's Grey Harbour's material?"])
      expect([question, talk(question).targets]).toEqual([question, ['harbour/with']]);
  });
});

describe('which of a kind', () => {
  it('lists them all, in the plural or not', () => {
    expect(talk('Which paintings?').targets).not.toEqual([]);
    expect(talk('Which painting?').targets).toEqual(talk('Which paintings?').targets);
  });
});

describe('a place in time', () => {
  it('is the oldest, the newest or the middle of what was told', () => {
    expect(talk('What hangs here?', 'The oldest.').targets).toEqual(['moth/what']);
    expect(talk('What hangs here?', 'And the newest one?').targets).toEqual(['supper/what']);
    expect(talk('What hangs here?', 'The middle one.').targets).toEqual(['harbour/what']);
  });
});

describe('an act and more', () => {
  const partings = { ...museumContent, partings: ['i have what i came for', 'my bus is here'] };
  const talkTo = (content: GuideContent, ...lines: readonly string[]) => {
    const guide = createGuide(content);
    let turn = guide.begin();
    for (const line of lines) turn = guide.replyTo(line, turn.state);
    return turn;
  };

  it('ends the call with a farewell beside partings and thanks, and by neither alone', () => {
    expect(talkTo(partings, 'I have what I came for. Goodbye!').state.isOver).toBe(true);
    expect(talkTo(partings, 'thank you, my bus is here, bye').state.isOver).toBe(true);
    expect(talkTo(partings, 'I have what I came for').state.isOver).toBe(false);
    expect(talkTo(museumContent, 'I have what I came for. Goodbye!').state.isOver).toBe(false);
  });

  it('ends the call with a clear farewell at the end of whatever asks nothing', () => {
    const content = { ...museumContent, farewells: ['goodbye'] };
    for (const line of ['I will think about it. Goodbye!', 'My bus is here; thank you, goodbye'])
      expect(talkTo(content, line).state.isOver, line).toBe(true);
    for (const line of [
      'What hangs here, goodbye',
      'Is it old? Goodbye.',
      'Tell me about Lanternmoth, goodbye',
      'The word on it was goodbye',
      'Goodbye, Lanternmoth hangs here',
      'That was all, the moth',
    ])
      expect(talkTo(content, line).state.isOver, line).toBe(false);
  });

  it('falls silent at "stop" with a remark, and not at a question', () => {
    expect(talkTo(museumContent, 'Tell me about Lanternmoth', 'stop, too much').reply.sentences).toEqual([]);
    expect(talkTo(museumContent, 'wait, why was Lanternmoth painted?').reply.targets).toEqual(['moth/why']);
  });

  it('is understood at either end of what asks for nothing, and in a clause of it', () => {
    const silent = ['Wait, somebody is at the door', 'somebody is at the door, wait'];
    for (const line of silent)
      expect(talkTo(museumContent, 'What hangs here?', line).reply.sentences, line).toEqual([]);
    const again = talkTo(museumContent, 'Why was Lanternmoth painted?', 'A train went by. Say that again.');
    expect(again.reply.sentences).toEqual(talkTo(museumContent, 'Why was Lanternmoth painted?').reply.sentences);
  });

  it('takes an offer with "yes" and a remark, and a name for what it names', () => {
    const offered = talkTo(museumContent, 'yes, show them').reply.sentences;
    expect(offered).toEqual(talkTo(museumContent, 'yes').reply.sentences);
    expect(talkTo(museumContent, 'yes, Lanternmoth').reply.targets).toEqual(['moth/what']);
  });

  it('takes a name of the guide before "and" for what it names', () => {
    const content = { ...museumContent, guideNames: ['curator', 'lanternmoth'] };
    expect(talkTo(content, 'Lanternmoth and Quiet Supper').reply.targets.length).toBeGreaterThan(1);
  });
});

describe('a question with something told before it', () => {
  it('is understood with it, where that is surer', () => {
    expect(talk('Have you got anything?').targets).not.toEqual(['moth/how']);
    expect(talk('Our hall is dark and we love what glows. Have you got anything?').targets).toEqual(['moth/how']);
  });

  it('is understood alone, where that is surer', () => {
    expect(talk('My aunt told me of a museum. Why was Lanternmoth painted?').targets).toEqual(['moth/why']);
  });
});
