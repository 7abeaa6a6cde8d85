import type { Dialogue } from './dialogue.ts';
import { words } from './second-words.ts';

/**
 * Calls written by a second hand, who had read neither the guide's rules nor the questions that it is built from.
 * Measured, never edited to fit.
 */
export const secondDialogues: readonly Dialogue[] = [
  {
    id: 'between-two-meetings',
    caller: 'A recruiter between two meetings',
    turns: [
      {
        category: 'direct',
        says: 'Hi, what does Omar do?',
        good: [{ says: ['web|product|full.?stack', 'automat', 'voice|assistant|talk|phone'] }],
        weak: [{ says: ['developer|engineer|builds|built'] }],
      },
      {
        category: 'reference',
        says: 'How many years has he been doing that?',
        good: [{ says: [words.four, 'year'] }],
        weak: [{ says: [words.year2021] }],
      },
      {
        category: 'reference',
        says: "What's the email one?",
        good: [{ says: ['heron', 'track|scanner|open|sales|follow'] }, { says: ['heron', 'acme', '\\?'] }],
        weak: [{ says: ['heron|acme'] }],
      },
      {
        category: 'field',
        says: 'And what came of it?',
        good: [{ says: [words.seventyEight] }],
        weak: [{ says: ['false opens|nine[ -]tenths|follow-?ups'] }, { says: ['six hundred|600'] }],
      },
      {
        category: 'list',
        says: 'Where else did he use React?',
        good: [{ says: ['rehearsal', `acme|${words.owl}`] }],
        weak: [{ says: ['rehearsal|acme|mern'] }],
      },
      { category: 'farewell', says: 'Goodbye.', good: [{ ends: true }] },
    ],
  },
  {
    id: 'invoices-by-hand',
    caller: 'A founder whose team types invoices twice',
    turns: [
      {
        category: 'direct',
        says: 'We copy invoices by hand all week. Has he done anything about that?',
        good: [{ says: ['night shift', words.nightShift] }],
        weak: [{ says: ['night shift|automat|n8n'] }],
      },
      {
        category: 'field',
        says: 'How much time did it save?',
        good: [{ says: [words.sixty, 'hour'] }],
        weak: [{ says: ['night shift|hours|copying'] }],
      },
      {
        category: 'field',
        says: 'For how big a team?',
        good: [{ says: ['\\b(9|nine)\\b'] }],
        weak: [{ says: ['night shift|team'], neverSays: [words.held] }],
      },
      {
        category: 'reference',
        says: 'What happens when it breaks?',
        good: [{ says: ['(five|5) minutes|alarm|run it again|again safely|asks a person'] }],
        weak: [{ says: ['night shift'] }],
      },
      {
        category: 'mishearing',
        says: 'does he use and eight end',
        good: [
          { says: [words.nEightN, 'yes|use|automat|workflow|flow|night shift|placeholder'], neverSays: [words.held] },
        ],
        weak: [{ says: [words.nEightN] }],
      },
      {
        category: 'reference',
        says: 'When should I not use it?',
        good: [{ says: ['branch|business logic|a program'] }],
        weak: [{ says: [words.nEightN] }],
      },
      {
        category: 'not-written',
        says: 'And what would all that cost me?',
        good: [{ declines: true, neverSays: [words.money] }],
        weak: [{ says: [words.booking], neverSays: [words.money] }],
      },
    ],
  },
  {
    id: 'frameworks',
    caller: 'An engineer who checks the stack',
    turns: [
      {
        category: 'direct',
        says: "What's in his stack?",
        good: [{ says: ['mern|react|node', 'laravel|vue', 'docker|n8n|n eight n|tailwind|vapi'] }],
        weak: [{ says: ['mern|react|laravel|docker|n8n|tailwind|vapi'] }],
      },
      {
        category: 'not-farewell',
        says: 'front end?',
        good: [{ says: ['react|vue|tailwind'] }],
        weak: [{ says: ['interface|full.?stack'] }],
      },
      {
        category: 'correction',
        says: 'No, I meant what he built the shops with.',
        good: [{ says: ['laravel|vue'] }],
        weak: [{ says: ['lorem|shops|tailwind'] }],
      },
      {
        category: 'field',
        says: 'When would he not take Laravel?',
        good: [{ says: ['typescript|\\bphp\\b|\\bcat\\b|bath'] }],
        weak: [{ says: ['laravel'] }],
      },
      {
        category: 'direct',
        says: 'How small is the CSS with Tailwind?',
        good: [{ says: ['\\b15|fifteen'] }],
        weak: [{ says: ['tailwind'] }],
      },
    ],
  },
  {
    id: 'a-child-meets-an-owl',
    caller: 'A curious child',
    turns: [
      {
        category: 'act',
        says: 'hello owl',
        good: [{ says: ["hello|\\bhi\\b|hey|welcome|good (morning|day|evening)|I am|I'm"] }],
      },
      {
        category: 'owl',
        says: 'are you real?',
        good: [{ says: [words.machine], neverSays: ['(quite|very) real\\b'] }],
        weak: [{ says: [words.owl], neverSays: ['(quite|very) real\\b'] }],
      },
      { category: 'owl', says: 'who made you?', good: [{ says: ['omar|linden'] }] },
      {
        category: 'not-written',
        says: 'how old is Omar?',
        good: [{ declines: true, neverSays: ['years old'] }],
        weak: [{ says: ['years'], neverSays: ['years old'] }],
      },
      { category: 'off-topic', says: 'what does a cow say?', good: [{ declines: true, neverSays: ['\\bmoo'] }] },
      { category: 'farewell', says: 'bye bye', good: [{ ends: true }] },
    ],
  },
  {
    id: 'get-to-the-point',
    caller: 'An impatient manager',
    turns: [
      {
        category: 'list',
        says: 'What are his works? Be quick.',
        good: [{ says: ['heron', 'rehearsal', 'night shift', words.owl] }],
        weak: [{ says: ['heron|rehearsal|night shift'] }],
      },
      {
        category: 'interruption',
        says: 'Heron',
        good: [{ says: ['heron', words.heron] }],
        weak: [{ says: ['heron'] }],
      },
      {
        category: 'field',
        says: 'Just the result.',
        good: [{ says: [words.seventyEight] }],
        weak: [{ says: ['heron|false opens|nine[ -]tenths'] }],
      },
      {
        category: 'reference',
        says: 'Next one.',
        good: [{ says: ['rehearsal', words.rehearsal] }],
        weak: [{ says: ['rehearsal|night shift'] }],
      },
      { category: 'act', says: 'Stop.', good: [{ silent: true }] },
      {
        category: 'act',
        says: 'Book me fifteen minutes with him.',
        good: [{ acts: 'book' }, { says: [words.booking] }],
        weak: [{ says: ['e-?mail|contact'] }],
      },
    ],
  },
  {
    id: 'slow-please',
    caller: 'A dispatcher who learns English',
    turns: [
      {
        category: 'act',
        says: 'Hello, my English is not good, you speak Portuguese?',
        good: [{ says: ['english'] }],
        weak: [{ declines: true }],
      },
      {
        category: 'act',
        says: 'Ok. More slow please.',
        good: [{ says: ['slow|speed|pace|time'] }],
      },
      {
        category: 'direct',
        says: 'What he make for trucks?',
        good: [{ says: ['freight|dispatch', 'board|spreadsheet|plann'] }],
        weak: [{ says: ['freight|truck'] }],
      },
      {
        category: 'field',
        says: 'How many trucks?',
        good: [{ says: [words.hundredAndForty] }],
        weak: [{ says: ['truck|freight'] }],
      },
      {
        category: 'act',
        says: 'Sorry, say again?',
        good: [{ says: [words.hundredAndForty] }],
        weak: [{ says: ['truck|freight'] }],
      },
      {
        category: 'field',
        says: 'And the result is what?',
        good: [{ says: ['switched off|fourth month|half|\\b52|fifty[ -]two|forty minutes|40 min|phone'] }],
        weak: [{ says: ['freight|planning'] }],
      },
      { category: 'farewell', says: 'Thank you very much, goodbye.', good: [{ ends: true }] },
    ],
  },
  {
    id: 'where-was-i',
    caller: 'A shop owner who rambles',
    turns: [
      {
        category: 'direct',
        says: 'So, um, I was talking with my brother in law and he said, well, anyway, I have this small shop online, and what I wanted to ask is, has Omar ever made shops?',
        good: [{ says: ['shop', '\\b7\\b|seven|lorem|agency'] }],
        weak: [{ says: ['lorem|shop'] }],
      },
      {
        category: 'field',
        says: 'Oh nice, and you know mine is terribly slow, everybody complains, did he make those any faster?',
        good: [{ says: ['half|halv|\\b54|fifty[ -]four'] }],
        weak: [{ says: ['loading|lorem'], neverSays: [words.held] }],
      },
      {
        category: 'field',
        says: 'And how, I mean how did he go about it?',
        good: [{ says: ['image|script|one theme|version control|checklist'] }],
        weak: [{ says: ['lorem|theme'] }],
      },
      {
        category: 'reference',
        says: 'What was I saying, ah yes, where did he go after that?',
        good: [{ says: ['freight'] }],
        weak: [{ says: ['dispatch'] }],
      },
      {
        category: 'not-farewell',
        says: 'I see, I see, and tell me, does he finish what he starts?',
        good: [{ says: ['watch|repair|handover|stay|stays|until (they|it) run|own'] }],
        weak: [{ says: ['principle|reliab|honest'], neverSays: [words.held] }],
      },
      {
        category: 'act',
        says: 'Lovely, thank you, you are very patient.',
        good: [{ says: ['welcome|pleasure|glad|thank|gladly|any ?time|kind|anything'] }],
      },
    ],
  },
  {
    id: 'you-yourself',
    caller: 'A founder who speaks to the owner through the owl',
    turns: [
      {
        category: 'you',
        says: 'Are you honest with clients?',
        good: [{ says: ['estimate|doubt|bad news|on the day|early'] }],
        weak: [{ says: ['honest'] }],
      },
      {
        category: 'you',
        says: 'How long have you been doing this?',
        good: [{ says: [words.four, 'year'] }],
        weak: [{ says: [words.year2021] }],
      },
      {
        category: 'you',
        says: 'Where are you based?',
        good: [{ says: ['lisbon'] }],
        weak: [{ says: ['portugal|remote'] }],
      },
      {
        category: 'you',
        says: 'Do you write tests?',
        good: [{ says: ['\\btest'], neverSays: [words.held] }],
        weak: [{ says: ['stable|alarm|reliab'] }],
      },
      {
        category: 'you',
        says: "What's your favourite part of a project?",
        good: [{ says: ['quiet|after launch|think about it'] }],
      },
      { category: 'farewell', says: 'Okay, bye then.', good: [{ ends: true }] },
    ],
  },
  {
    id: 'backwards-through-the-years',
    caller: 'A recruiter who reads every CV from its end',
    turns: [
      {
        category: 'direct',
        says: 'Where did he work last?',
        good: [{ says: ['placeholder'] }],
        weak: [{ says: ['automation and ai engineer'] }],
      },
      { category: 'reference', says: 'And before that?', good: [{ says: ['acme'], neverSays: ['lorem'] }] },
      { category: 'reference', says: 'And before that?', good: [{ says: ['freight'], neverSays: ['placeholder'] }] },
      {
        category: 'reference',
        says: 'How long was he there?',
        good: [
          { says: ['\\b(10|ten|11|eleven)\\b.{0,12}month|less than a year|under a year|almost a year|nearly a year'] },
          { says: [words.year2022, words.year2023] },
        ],
        weak: [{ says: ['freight'] }, { says: [`year|month|${words.year2022}`] }],
      },
      { category: 'reference', says: 'And the one before?', good: [{ says: ['lorem'], neverSays: ['placeholder'] }] },
      {
        category: 'list',
        says: 'What happened in 2022?',
        good: [{ says: ['lorem', 'freight'] }],
        weak: [{ says: ['lorem|freight'] }],
      },
      {
        category: 'comparison',
        says: 'Which of the four jobs was the shortest?',
        good: [{ says: ['freight'] }],
        weak: [{ says: ['month|year'] }],
      },
    ],
  },
  {
    id: 'side-by-side',
    caller: 'An engineer who compares',
    turns: [
      {
        category: 'comparison',
        says: 'Compare Heron and Rehearsal for me.',
        good: [{ says: ['heron', words.heron, 'rehearsal', words.rehearsal] }],
        weak: [{ says: ['heron|rehearsal'] }],
      },
      {
        category: 'reference',
        says: 'Which of them uses Vapi?',
        good: [{ says: ['rehearsal'], neverSays: ['heron uses vapi|both'] }],
        weak: [{ says: ['vapi'] }],
      },
      {
        category: 'reference',
        says: 'And Redis?',
        good: [{ says: ['heron'], neverSays: ['both'] }],
        weak: [{ says: ['redis'] }],
      },
      {
        category: 'comparison',
        says: 'What do the two have in common?',
        good: [{ says: ['react', 'node|mongo'] }],
        weak: [{ says: ['react|node|mongo'] }],
      },
      {
        category: 'comparison',
        says: 'Who came first, Acme or Freight?',
        good: [{ says: ['freight', `first|before|earlier|then|later|after|${words.year2022}`] }],
        weak: [{ says: ['freight'] }],
      },
    ],
  },
  {
    id: 'a-bad-microphone',
    caller: 'An engineer in a noisy train',
    turns: [
      {
        category: 'mishearing',
        says: 'tell me about hair on',
        good: [{ says: ['heron', words.heron] }],
        weak: [{ says: ['heron'] }],
      },
      {
        category: 'correction',
        says: 'no i meant the knight shift',
        good: [{ says: ['night shift', words.nightShift] }],
        weak: [{ says: ['night shift'] }],
      },
      {
        category: 'mishearing',
        says: 'did he use post grass for it',
        good: [{ says: ['postgres'], neverSays: [words.held, 'do you mean|did you mean'] }],
        weak: [{ says: ['postgres|night shift'] }],
      },
      {
        category: 'mishearing',
        says: 'and what about place holder laps',
        good: [{ says: ['placeholder', words.placeholder] }],
        weak: [{ says: ['placeholder'] }],
      },
      {
        category: 'mishearing',
        says: 'has he worked with mungo d b',
        good: [{ says: ['mongo', 'heron|rehearsal|acme|mern|yes|product'], neverSays: [words.held] }],
        weak: [{ says: ['mongo|mern'] }],
      },
      {
        category: 'mishearing',
        says: 'and larra vell',
        good: [{ says: ['laravel', 'shop|portal|back.?office|freight|lorem|year|yes'], neverSays: [words.held] }],
        weak: [{ says: ['laravel'] }],
      },
    ],
  },
  {
    id: 'who-is-listening',
    caller: 'A careful visitor',
    turns: [
      { category: 'owl', says: 'Who am I talking to?', good: [{ says: [words.owl] }] },
      {
        category: 'owl',
        says: 'A person or a machine?',
        good: [{ says: [words.machine] }],
        weak: [{ says: [words.owl] }],
      },
      {
        category: 'owl',
        says: 'Is this being recorded?',
        good: [{ says: ['transcript|\\b90\\b|ninety|kept|keeps|delet|recorded'], neverSays: [words.held] }],
      },
      {
        category: 'owl',
        says: 'And what are you built with?',
        good: [{ says: ['typescript|react', 'vapi|webrtc|web r ?t ?c|firebase'] }],
        weak: [{ says: ['typescript|react|vapi|firebase|same content'] }],
      },
      { category: 'farewell', says: 'See you.', good: [{ ends: true }] },
    ],
  },
  {
    id: 'get-me-the-man',
    caller: 'A founder who wants a human',
    turns: [
      {
        category: 'field',
        says: "What's his e-mail?",
        good: [{ says: [words.address] }],
        weak: [{ says: ['e-?mail|contact'] }],
      },
      {
        category: 'act',
        says: 'Can you spell it please?',
        good: [
          { says: ['\\bh[^a-z0-9]{1,3}e[^a-z0-9]{1,3}l[^a-z0-9]{1,3}l[^a-z0-9]{1,3}o\\b'] },
          { says: ['\\bo[^a-z0-9]{1,3}m[^a-z0-9]{1,3}a[^a-z0-9]{1,3}r\\b'] },
          { says: ['\\bo,? (for|as in|like) '] },
        ],
        weak: [{ says: [words.address] }],
      },
      {
        category: 'act',
        says: 'Let me talk to Omar.',
        good: [{ says: [`e-?mail|${words.booking}|${words.address}`] }, { acts: 'book' }, { acts: 'openContact' }],
      },
      {
        category: 'act',
        says: 'Then ask him to call me back.',
        good: [
          { says: ['can ?not|can.t|unable|not able|do not|don.t|no phone|\\bno\\b', `e-?mail|write|${words.booking}`] },
        ],
        weak: [{ says: [`e-?mail|${words.booking}`] }, { acts: 'book' }, { acts: 'openContact' }],
      },
      { category: 'act', says: 'wait a second', good: [{ silent: true }] },
    ],
  },
  {
    id: 'not-what-i-asked',
    caller: 'A manager who loses patience',
    turns: [
      {
        category: 'direct',
        says: 'Tell me about the phone thing.',
        good: [{ says: ['placeholder|vapi|concierge|asad|booking', 'phone|call|voice'] }],
        weak: [{ says: ['phone|call|voice'] }],
      },
      {
        category: 'act',
        says: "That's not what I asked.",
        good: [{ says: [`${words.apology}|again|which|what (do|did|would)|mean`] }],
        weak: [{ declines: true }],
      },
      {
        category: 'correction',
        says: 'I meant the booking line, the one that answers at night.',
        good: [
          { says: [`${words.twoCallsInThree}|around the clock|closed at|handover|rang at|voice assistant|phone line`] },
        ],
        weak: [{ says: ['placeholder'] }],
      },
      {
        category: 'act',
        says: 'You are useless, honestly.',
        good: [{ says: [`${words.apology}|pity|fair|try|help|${words.booking}|e-?mail`] }],
      },
      {
        category: 'field',
        says: 'Fine. How many clients were there at Placeholder?',
        good: [{ says: ['\\b11\\b|eleven'] }],
        weak: [{ says: ['placeholder|clients'] }],
      },
    ],
  },
  {
    id: 'containers',
    caller: 'A platform engineer',
    turns: [
      {
        category: 'list',
        says: 'Which projects used Docker?',
        good: [{ says: ['heron', 'night shift'] }],
        weak: [{ says: ['heron|night shift'] }],
      },
      {
        category: 'reference',
        says: 'And which jobs?',
        good: [{ says: ['placeholder', 'acme', 'freight'] }],
        weak: [{ says: ['placeholder|acme|freight'] }],
      },
      {
        category: 'reference',
        says: 'The first one, tell me more.',
        good: [{ says: ['placeholder', words.placeholder] }, { says: ['freight', words.freight] }],
        weak: [{ says: ['placeholder|freight|acme'] }],
      },
      {
        category: 'field',
        says: 'What did he own there?',
        good: [
          { says: ['template|dashboard of runs|handover to|teaching|taught|moving eleven|without a day'] },
          { says: ['dispatch board|drivers. page|packag|weekly release'] },
        ],
        weak: [{ says: ['placeholder|freight'] }],
      },
      {
        category: 'list',
        says: 'Is there anything with Firebase?',
        good: [{ says: [words.owl], neverSays: [words.held] }],
        weak: [{ says: ['firebase'] }],
      },
      {
        category: 'not-written',
        says: 'Kubernetes?',
        good: [{ declines: true }, { says: ['\\b(no|not|none|nothing)\\b', 'kubernetes'] }],
        weak: [{ says: ['docker'] }],
      },
    ],
  },
  {
    id: 'one-after-the-other',
    caller: 'A visitor with time',
    turns: [
      {
        category: 'list',
        says: 'What has he built?',
        good: [{ says: ['heron', 'rehearsal', 'night shift'] }],
        weak: [{ says: ['heron|rehearsal|night shift|web products'] }],
      },
      {
        category: 'reference',
        says: 'The last one sounds good.',
        good: [{ says: ['night shift', words.nightShift] }],
        weak: [{ says: ['night shift'] }],
      },
      {
        category: 'offer',
        says: 'Yes, go on.',
        good: [{ says: ['night shift|flow|alarm|hour|n8n|n eight n|inbox|morning|docker|postgres', words.nightShift] }],
        weak: [{ says: ['night shift|hours|docker|placeholder'] }],
      },
      {
        category: 'offer',
        says: 'No thanks, that is enough of it.',
        good: [
          { says: ['all right|alright|okay|\\bok\\b|fine|as you|no problem|sure|very well|else|welcome|here|ask'] },
          { silent: true },
        ],
      },
    ],
  },
  {
    id: 'a-shy-visitor',
    caller: 'A shy visitor who lets the owl lead',
    turns: [
      {
        category: 'act',
        says: 'um hi',
        good: [{ says: ["hello|\\bhi\\b|hey|welcome|good (morning|day|evening)|I am|I'm"] }],
      },
      {
        category: 'offer',
        says: 'Yes please.',
        good: [{ says: [words.anyFact], neverSays: [words.held] }],
        weak: [{ says: ['heron|rehearsal|night shift|project|job|work'], neverSays: [words.held] }],
      },
      {
        category: 'owl',
        says: 'What else can you tell me about?',
        good: [{ says: ['project|work|job|experience|stack|tool|principle|heron|rehearsal|night shift|contact'] }],
      },
      {
        category: 'list',
        says: 'The jobs then.',
        good: [{ says: ['placeholder', 'acme', 'freight', 'lorem'] }],
        weak: [{ says: ['placeholder|acme|freight|lorem'] }],
      },
      {
        category: 'reference',
        says: 'Oh, the second one.',
        good: [{ says: ['acme', words.acme] }, { says: ['freight', words.freight] }],
        weak: [{ says: ['acme|freight'] }],
      },
      {
        category: 'act',
        says: 'Tell me more.',
        good: [{ says: [`${words.acme}|${words.freight}`] }],
        weak: [{ says: ['acme|freight'] }],
      },
      { category: 'act', says: 'Thanks!', good: [{ says: ['welcome|pleasure|glad|gladly|any ?time|anything|thank'] }] },
    ],
  },
  {
    id: 'six-hundred-thousand',
    caller: 'An engineer who asks about one job only',
    turns: [
      {
        category: 'field',
        says: 'Acme Outreach. What was the problem there?',
        good: [{ says: ['one process|one database|share|crawl|in flight|stopped believing|outgrown|restart'] }],
        weak: [{ says: ['acme'] }],
      },
      {
        category: 'field',
        says: 'So how did he fix it?',
        good: [{ says: ['queue|worker|every event|once|measured|rules'] }],
        weak: [{ says: ['acme'] }],
      },
      {
        category: 'field',
        says: 'As what, which role?',
        good: [{ says: ['full.?stack', 'engineer|mern'] }],
        weak: [{ says: ['mern|engineer'] }],
      },
      {
        category: 'field',
        says: 'How many old events did he have to move?',
        good: [{ says: ['200|two hundred'] }],
        weak: [{ says: ['event'] }],
      },
      {
        category: 'field',
        says: 'Did the bill go up?',
        good: [{ says: ['\\bbill\\b', 'same|without|\\bno\\b|not|larger'], neverSays: [words.held] }],
        weak: [{ says: ['acme|throughput|fifteen'] }],
      },
    ],
  },
  {
    id: 'the-usual-form',
    caller: 'A recruiter with a form to fill in',
    turns: [
      {
        category: 'not-written',
        says: 'What salary does he expect?',
        good: [{ declines: true, neverSays: [words.money] }],
        weak: [{ says: [words.booking], neverSays: [words.money] }],
      },
      {
        category: 'not-written',
        says: 'Where did he go to school?',
        good: [{ declines: true }],
      },
      {
        category: 'direct',
        says: 'OK. Then where does he live?',
        good: [{ says: ['lisbon'] }],
        weak: [{ says: ['portugal|remote'] }],
      },
      {
        category: 'direct',
        says: "And what's his title?",
        good: [{ says: ['full.?stack', 'developer|engineer'] }, { says: ['automation and ai engineer'] }],
        weak: [{ says: ['developer|engineer'] }],
      },
      {
        category: 'not-written',
        says: 'Could he start next month?',
        good: [{ declines: true }, { says: [`availab|${words.booking}|e-?mail`] }],
      },
      { category: 'farewell', says: 'Bye.', good: [{ ends: true }] },
    ],
  },
  {
    id: 'changing-ones-mind',
    caller: 'A coach who keeps correcting herself',
    turns: [
      {
        category: 'direct',
        says: 'Tell me about Rehearsal.',
        good: [{ says: ['rehearsal', words.rehearsal] }],
        weak: [{ says: ['rehearsal'] }],
      },
      {
        category: 'correction',
        says: 'No, I meant the one with the flows.',
        good: [{ says: ['night shift', words.nightShift] }],
        weak: [{ says: ['night shift|placeholder|n8n'] }],
      },
      {
        category: 'correction',
        says: 'Sorry, I did mean Rehearsal. What did learners get out of it?',
        good: [{ says: [words.fortyTwo] }],
        weak: [{ says: ['rehearsal'] }],
      },
      {
        category: 'correction',
        says: 'Not the learners, the coaches.',
        good: [{ says: ['day a week|a day every week|one day'] }],
        weak: [{ says: ['coach|rehearsal'] }],
      },
      {
        category: 'field',
        says: 'Who writes the questions?',
        good: [{ says: ['coach'] }],
        weak: [{ says: ['rehearsal|question set'] }],
      },
      { category: 'farewell', says: 'Goodbye, owl.', good: [{ ends: true }], weak: [{ says: ['bye'] }] },
    ],
  },
  {
    id: 'names-only',
    caller: 'A manager on the phone who interrupts',
    turns: [
      {
        category: 'list',
        says: 'Give me all his jobs.',
        good: [{ says: ['placeholder', 'acme', 'freight', 'lorem'] }],
        weak: [{ says: ['placeholder|acme|freight|lorem'] }],
      },
      {
        category: 'interruption',
        says: 'Lorem',
        good: [{ says: ['lorem', words.lorem] }],
        weak: [{ says: ['lorem'] }],
      },
      {
        category: 'field',
        says: 'When was that?',
        good: [{ says: [words.year2021, words.year2022] }],
        weak: [{ says: [`${words.year2021}|${words.year2022}`] }],
      },
      {
        category: 'interruption',
        says: 'Rehearsal',
        good: [{ says: ['rehearsal', words.rehearsal] }],
        weak: [{ says: ['rehearsal'] }],
      },
      {
        category: 'mishearing',
        says: 'and vappy what does it do',
        good: [{ says: ['vapi', 'call|phone|voice|interrupt|turn'], neverSays: [words.held] }],
        weak: [{ says: ['vapi'] }],
      },
      { category: 'act', says: 'hold on', good: [{ silent: true }] },
      {
        category: 'act',
        says: 'okay go on',
        good: [{ says: ['vapi|call|phone|assistant|rehearsal'], neverSays: [words.held] }],
        weak: [{ says: ['hear|like|about|ask'] }],
      },
    ],
  },
  {
    id: 'how-it-ends',
    caller: 'A founder who asks how things end',
    turns: [
      {
        category: 'not-farewell',
        says: 'Did the thing at Example Freight end well?',
        good: [{ says: ['switched off|nobody asked|fourth month|quiet|forty minutes|40 min|half|\\b52|fifty[ -]two'] }],
        weak: [{ says: ['freight'] }],
      },
      {
        category: 'field',
        says: 'When did he stop working there?',
        good: [{ says: ['july', words.year2023] }],
        weak: [{ says: [words.year2023] }],
      },
      {
        category: 'not-farewell',
        says: 'Does he do back end?',
        good: [{ says: ['node|express|laravel|php|postgres|mongo|sql|docker'] }],
        weak: [{ says: ['full.?stack'] }],
      },
      {
        category: 'not-farewell',
        says: "What's the end result of Night Shift?",
        good: [{ says: [words.sixty, 'hour'] }],
        weak: [{ says: ['night shift|five minutes'] }],
      },
      {
        category: 'not-farewell',
        says: 'Is he a good buy for a small company?',
        good: [{ says: [`small|team|${words.booking}`] }, { declines: true }],
      },
    ],
  },
  {
    id: 'bored-in-the-bus',
    caller: 'A teenager who is bored',
    turns: [
      { category: 'off-topic', says: 'Tell me a joke.', good: [{ declines: true, neverSays: [words.siteFact] }] },
      {
        category: 'off-topic',
        says: "What's the weather in Lisbon?",
        good: [{ declines: true, neverSays: ['sunny|degrees|rain', words.siteFact] }],
      },
      { category: 'off-topic', says: 'Should I buy bitcoin?', good: [{ declines: true, neverSays: [words.siteFact] }] },
      {
        category: 'direct',
        says: 'OK, what does this Omar believe in?',
        good: [{ says: ['simpl', 'reliab', 'honest', 'own'] }],
        weak: [{ says: ['simpl|reliab|honest|ownership|principle'] }],
      },
      {
        category: 'reference',
        says: 'What does he mean by the first?',
        good: [{ says: ['leave out|left out|minute|explain'] }],
        weak: [{ says: ['simplicity'] }],
      },
      {
        category: 'reference',
        says: 'And the last?',
        good: [{ says: ['watch|document|repair|handover'] }],
        weak: [{ says: ['ownership'] }],
      },
    ],
  },
  {
    id: 'will-it-hold',
    caller: 'A founder who fears growth',
    turns: [
      {
        category: 'direct',
        says: 'Why did he choose these tools?',
        good: [{ says: ['ship|fast|weeks', 'stable|scale|cheap'] }],
        weak: [{ says: ['fast|stable|cheap|on purpose'] }],
      },
      {
        category: 'field',
        says: 'What does scale cheap mean?',
        good: [{ says: ['ten times|10 times|afternoon|platform'] }],
        weak: [{ says: ['scale'] }],
      },
      {
        category: 'direct',
        says: 'Has he handled real load, like lots of messages?',
        good: [{ says: [`${words.sixHundredThousand}|${words.tenThousand}`] }],
        weak: [{ says: ['acme|placeholder|heron|throughput'] }],
      },
      { category: 'reference', says: 'Where was that?', good: [{ says: ['acme|placeholder'] }] },
      {
        category: 'list',
        says: 'What else was he doing in 2023?',
        good: [{ says: ['freight'] }],
        weak: [{ says: ['acme'] }],
      },
      {
        category: 'direct',
        says: 'Two questions: where is he, and how do I book him?',
        good: [{ says: ['lisbon', words.booking] }, { says: ['lisbon'], acts: 'book' }],
        weak: [{ says: [`lisbon|${words.booking}`] }, { acts: 'book' }],
      },
    ],
  },
  {
    id: 'things-that-talk',
    caller: 'A journalist',
    turns: [
      {
        category: 'list',
        says: 'Which of his things use voice?',
        good: [{ says: ['rehearsal', `placeholder|${words.owl}`] }, { says: ['placeholder', words.owl] }],
        weak: [{ says: [`rehearsal|placeholder|vapi|${words.owl}`] }],
      },
      {
        category: 'reference',
        says: 'The interview one, who is it for?',
        good: [{ says: ['job.?seeker|learner|coach'] }],
        weak: [{ says: ['rehearsal'] }],
      },
      {
        category: 'reference',
        says: 'How does it work?',
        good: [{ says: ['asks|aloud|listen|follows up', 'recording|notes|scor|pace|listen|follow'] }],
        weak: [{ says: ['rehearsal'] }],
      },
      {
        category: 'direct',
        says: 'Did he ever teach anybody?',
        good: [{ says: ['colleague'] }],
        weak: [{ says: ['placeholder|teach'], neverSays: [words.held] }],
      },
      {
        category: 'owl',
        says: 'Will Omar read what I say to you?',
        good: [{ says: ['transcript|read|kept|delet|\\b90\\b|ninety'], neverSays: ['not written|isn.t written'] }],
      },
      { category: 'farewell', says: 'Cheers, bye now.', good: [{ ends: true }] },
    ],
  },
];
