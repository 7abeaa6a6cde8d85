import { createGuide, readModel } from '@asad/guide';
import { deriveKnowledge } from '@asad/guide/derive';
import { english } from '@asad/guide/english';
import { describe, expect, it } from 'vitest';
import { TODAY } from './import-resume.ts';
import { OWNERS } from './owners.ts';

const model = readModel(english);

/** Replies to the last of several lines of one call. */
function replyTo(name: string, call: string) {
  const portfolio = OWNERS.find(([owner]) => owner === name)?.[1];
  if (!portfolio) throw new Error(`There is no owner ${name}.`);
  const guide = createGuide(deriveKnowledge(portfolio, TODAY), model);
  let turn = guide.begin();
  for (const line of call.split(' > ')) turn = guide.replyTo(line, turn.state);
  return turn.reply;
}

type Row = readonly [owner: string, call: string, says: RegExp, neverSays?: RegExp];

const check = (rows: readonly Row[]): void => {
  it.for(rows)('%s: %s', ([owner, call, says, neverSays = /did not understand/u]) => {
    const said = replyTo(owner, call).sentences.join(' ');
    expect(said).toMatch(says);
    expect(said).not.toMatch(neverSays);
  });
};

describe('a follow-up without a subject', () => {
  check([
    ['sample', 'and the next?', /only just begun/u],
    ['sample', 'why?', /only just begun/u],
    ['sample', 'which one?', /only just begun/u],
    ['sample', 'where did he go to uni > what did he study there', /Informatics/u, /That is all/u],
    ['sample', 'whats his day rate > and for a small thing?', /fixed price/u],
    // After the question about the visitor's need.
    ['sample', 'Can I get his phone number? > ok then email > spell it please', /is spelled/u],
    ['career-changer', 'what does she do now > since when > and before that', /Home Computer Help/u, /resembles/u],
    ['career-changer', 'did she ever lead a team > how many people', /team of 7/u, /Forklift/u],
    ['career-changer', 'tell me about the homelab > how long does a restore take', /25 minutes/u],
    ['architect', 'whats his most recent job > what did he do there', /theatres|trusts/u],
  ]);
});

describe('a question about a subject that the content lacks', () => {
  check([
    ['architect', 'does he like microservices', /not written/u, /Outside of work/u],
    ['sample', 'what if he gets sick in the middle of the project', /not written/u, /Four works/u],
    ['sample', 'who owns the code once i paid', /rights to the code is not written/u, /Do you mean/u],
    ['two-posts', 'can he do quilting too', /not written/u, /does not do/u],
    ['architect', 'has he written any papers', /No published/u, /tide table/u],
  ]);
});

describe('words that are spelled in two ways', () => {
  check([
    ['career-changer', 'can she drive a fork lift', /forklift licence/u, /not written/u],
    ['student', 'does she know c plus plus', /not written among the tools/u],
    ['architect', 'has he given talks', /talk on small machines/u, /not written/u],
  ]);
});

it('answers "what has she done there" about the work in focus, not about all works', () => {
  expect(replyTo('statistician', 'what does she do now > what has she built there').targets.join()).not.toContain(
    'all-',
  );
});

describe('a superlative', () => {
  check([
    ['sample', 'what is the biggest thing he has ever worked on', /600 thousand/u, /Ask Omar/u],
    ['sample', 'which project is he proudest of', /Night Shift/u],
    ['sample', 'what was his hardest project > yes', /600 thousand/u],
    ['sample', "what's his most recent work > yes", /Placeholder Labs/u],
    ['student', 'what is her most recent project', /pixel-loom/u, /Fontanna/u],
    ['student', 'what is her best project', /not written on this site\. Shall I/u],
    ['career-changer', 'whats her most recent certificate', /Security\+/u, /Linux/u],
  ]);
});

describe('an entry in at most thirty words', () => {
  check([
    ['student', 'tell me about fontanna', /^Fontanna: map of the drinking fountains.*212 fountains/u, /All of it/u],
    ['career-changer', 'tell me about ridgeline', /Order Desk Clerk\. .*halved the returns/u],
    ['architect', 'tell me about brackish energy', /Architect\. Brackish Energy reads meters/u, /: brackish/u],
    ['architect', 'tell me about loud lantern', /Founder\. Loud lantern is Wes/u],
    ['sample', 'tell me about the repair cafe', /volunteered at Sample Repair Café/u, /principle|ships/u],
  ]);
});

describe('facts of entries that are neither works nor jobs', () => {
  check([
    ['student', 'what did she do in 2023', /Amateur radio.*volunteered/u, /Nothing of that year/u],
    ['student', 'what did she build at hackathons', /Sadownik and pixel-loom/u],
    ['student', 'what did she win', /Smallest Useful Thing/u, /not written/u],
    ['student', 'where is she studying', /until June 2027|Politechnika/u, /to June 2027 Żaneta studied/u],
    ['architect', 'has he taught', /Saltmarsh/u, /Headed/u],
  ]);
});

describe('a need of the visitor', () => {
  check([
    [
      'sample',
      'our bookings line is closed in the evening',
      /^Perhaps .*Placeholder Labs\. The booking line/u,
      /And the/u,
    ],
    ['student', 'we have trouble with frost in our vineyard', /see Sadownik\. Warns an orchard/u],
    ['two-posts', 'our releases are slow because nobody tests our shop', /see the job at/u],
    ['architect', 'we have a monolith nobody dares to touch', /./u, /nobody could pay/u],
  ]);
});

describe('names as visitors say them', () => {
  check([
    [
      'two-posts',
      'what did he do at larkspur',
      /at Larkspur Leads as Test Engineer\. At Larkspur Leads: wrote/u,
      /Dovecote/u,
    ],
    ['two-posts', 'What is Larkspur Leads, Inc.?', /Test Engineer/u],
    ['two-posts', 'what did he do at larkspur > and before?', /Pixelmoor/u, /Do you mean/u],
    ['two-posts', 'does he have a masters', /^That is not written here/u, /private life/u],
  ]);
});
