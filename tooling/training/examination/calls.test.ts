import { describe, expect, it } from 'vitest';
import { openOwner } from '../evaluation/open-owner.ts';

type Row = readonly [owner: string, call: string, says: RegExp, neverSays?: RegExp];

const check = (rows: readonly Row[]): void => {
  it.for(rows)('%s: %s', ([owner, call, says, neverSays = /did not understand/u]) => {
    const said = openOwner(owner).call(call)[1].reply.sentences.join(' ');
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
  const [, { reply }] = openOwner('statistician').call('what does she do now > what has she built there');
  expect(reply.targets.join()).not.toContain('all-');
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

describe('a follow-up about a list or its only entry', () => {
  check([
    ['statistician', 'has she published anything > whats the second one about', /A Macro That Refuses/u, /calendar/u],
    ['statistician', 'has she published > the first one > where did it come out', /Northern Trial/u, /this site/u],
    ['statistician', 'has she published > the first one > and the other one', /A Macro That Refuses/u, /works stand/u],
    ['statistician', 'has she written papers > which is the latest', /^Ingrid wrote Looking Twice/u, /present time/u],
    ['statistician', 'has she written papers > the latest > and the one before', /A Macro/u, /Mareel/u],
    ['career-changer', 'any certificates > from when', /Security\+.*2024/u, /can start/u],
    ['sample', 'where did he work last > how long', /A year and a month at Placeholder Labs/u, /Together/u],
    ['sample', 'where did he work last > how long > why did he leave', /left Placeholder Labs/u, /In short/u],
    ['architect', 'tell me about brackish energy > what came before', /Kestrel Parcels/u, /Saltmarsh/u],
    ['architect', 'whats his latest job > what was he before', /Brackish|Kestrel/u, /problem/u],
    ['architect', 'does he have his own company > since when', /loud lantern since May 2004/u, /first job/u],
    ['architect', 'does he have his own company > who for', /At loud lantern: .* for /u],
    ['architect', 'has he made seat plans > for how many', /four theatres/u, /not written/u],
    ['architect', 'did he teach > where and when', /January 2012 to December 2015/u],
    ['architect', 'which were his shortest jobs > whats his first job', /Mirador/u, /2006/u],
  ]);
});

describe('a question about the work in focus', () => {
  check([
    ['architect', 'tell me about the meter job > was there downtime', /without a night of downtime/u, /not written/u],
    ['architect', 'tell me about kestrel > what did he build there', /^At Kestrel/u, /loud lantern/u],
    ['architect', 'what was his first job > how good is the viewer', /viewer for satellite/u, /Do you mean/u],
  ]);
});

describe('an entry by a word of its text', () => {
  check([
    ['architect', 'and the weather thing', /Mirador/u],
    ['architect', 'and the theatre job', /^At loud lantern/u, /eight jobs/u],
    ['career-changer', 'she was a clerk right', /Clerk/u],
    ['career-changer', 'is she still at the library', /Westbrook Public Library/u, /Harrow Lane/u],
  ]);
});

describe('an answer about another subject', () => {
  check([
    ['sample', "what's his superpower", /messy process/u, /worked under/u],
    ['sample', "what did he do at acme > what's the email", /^Write Omar an email/u],
    ['sample', 'can he do backend too', /\bserver/u, /not written/u],
    ['sample', 'which of his projects made the most money', /not written/u, /Four works/u],
    ['architect', 'has he worked with theaters', /theatres/u, /not written/u],
    ['sample', 'any experience with a i', /made with AI/u],
    ['career-changer', 'how many schools', /eleven schools/u, /Maumee|2023/u],
    ['career-changer', 'does she know linux', /certificate Linux Essentials/u, /^Linux/u],
    ['career-changer', 'we get too many phishing mails', /^At Westbrook Public Library: wrote/u],
    ['sample', 'has he ever worked with trucks', /trucks/u, /Online shops/u],
    ['architect', 'postgres > is he any good with maps', /\bmap/u, /PostgreSQL/u],
    ['architect', 'can i call him > whats his phone number', /not written/u, /squeak/u],
    ['architect', "who's this > what was his shortest job", /Thread & Tonic and 2Gulls/u, /eight jobs/u],
  ]);
});

describe('a new question about an answered subject', () => {
  check([
    ['sample', 'what would it cost me > how much for a consulting day', /price/u, /ends with a number/u],
    ['sample', 'did he go to uni > when did he finish', /2018 to 2021/u, /That is all|Rehearsal/u],
    ['architect', 'did he go to college > what was his major', /Computer Science/u, /Ashgrove/u],
    ['architect', 'does he know go > and brainfuck', /not written/u, /That is all/u],
  ]);
});

describe('two questions in one line', () => {
  check([
    ['sample', 'where does he live and does he work remote', /Lisbon/u, /(?:Lisbon.*){2}/u],
    ['architect', 'where does he live and would he move', /Portsmouth.*move for a job is not written/u],
  ]);
});

describe('a follow-up in other words', () => {
  check([
    ['architect', 'what did he do before kestrel', /^From .* Wes worked at (?!Kestrel)/u, /eight jobs/u],
    ['sample', 'what did he do after acme > repeat the last one', /at Placeholder Labs as/u],
    ['sample', 'how many projects > which one is the oldest > no i meant the jobs', /first job was at Lorem/u],
    ['sample', 'how many jobs > which was the first > and the most recent one', /Placeholder Labs/u, /Lorem/u],
    ['sample', 'does he know postgres > what did he do at acme > and sql', /PostgreSQL/u, /resembles/u],
    ['sample', 'tell me about freight > how many trucks > shorter please', /trucks/u, /resembles/u],
    ['sample', 'did he go to uni > did he finish it', /2018 to 2021/u, /five sessions/u],
    ['student', 'what did she win > for what', /pixel-loom/u],
  ]);
});

describe('a question about another matter than the one in focus', () => {
  check([
    ['sample', "what's the hardest bug he fixed > did he go to college", /Informatics/u, /not written/u],
    ['sample', "what's his day job > is he on call at night", /was on call/u, /Night Shift/u],
    ['sample', 'which of his projects won something', /awards is not written/u, /Four works/u],
    ['sample', 'which job paid the most', /^That is not written here/u, /tool/u],
    ['sample', 'whats this site made with > show me the code', /repository of Omar is not written/u],
    ['sample', 'what is night shift > does it work with outlook', /^That is not written here/u],
    ['sample', 'what is he not so good at', /does not make games/u],
    ['sample', 'why typescript', /Why TypeScript was chosen is not written/u],
  ]);
});
