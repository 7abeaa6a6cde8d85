import type { Project } from '../kinds/project.ts';

/** The Works, in the order of the page. */
export const projects = [
  {
    id: 'voice-concierge',
    title: 'ASAD',
    subtitle: 'AI voice concierge',
    story:
      'People come to a portfolio with three questions and little patience. So I gave mine a host: an owl that answers aloud, shows the card of what he talks about, and says plainly when he does not know. Calls are limited by the server, transcripts can be deleted, and without a voice provider a local guide takes over from the same content.',
    impact: 'Any question about my work answered in about a second, at any hour, with an honest no to the rest.',
    tags: ['TypeScript', 'React', 'Vapi', 'WebRTC', 'Firebase'],
    thumbnail: '/works/voice-concierge.webp',
    thumbnailAlt:
      'A call in progress: an owl on a branch, live captions of a question about email tracking, and a red End Call button.',
    colours: ['#2b2a63', '#e0a03c'],
    problem:
      'A portfolio is read in about a minute, and the question that a client really has is rarely on the page. A form answers it two days later.',
    approach:
      'Everything that the owl says comes from the same files as the cards, so it cannot make anything up. The server checks each visitor and counts the calls before a microphone opens.',
    results:
      'Most visitors ask three questions and are done in two minutes. Some book a meeting, some hear an honest no, and neither has to write a mail first.',
    whatIOwned: [
      'The call, from the microphone to the transcript',
      'The owl: its drawing, its poses and its voice',
      'The limits that keep the bill small',
    ],
    media: [
      {
        src: '/works/voice-concierge-2.webp',
        alt: 'The end of a call: its transcript, and buttons to book a meeting or to delete everything.',
      },
    ],
    names: ['concierge'],
    heardAs: ['voice consierge', 'conciege', 'concierce'],
    spoken: {
      what: [
        "You are talking to it: I am Omar's AI voice concierge.",
        'Omar gave this portfolio a host, because people come with three questions and little patience.',
        'I answer aloud, show the card of what I talk about, and say so when I do not know.',
      ],
      why: [
        'People come to a portfolio with three questions and little patience.',
        'So Omar gave this one a host who answers them.',
      ],
      how: [
        'The concierge answers aloud, shows the card of what it talks about, and says plainly when it does not know.',
        'The server limits the calls, and without a voice provider a local guide takes over from the same content.',
      ],
      result: [
        "Any question about Omar's work is answered in about a second, at any hour.",
        'The rest gets an honest no.',
      ],
      forWhom: ["The concierge is for the visitors of this site, who want to know about Omar's work."],
    },
  },
  {
    id: 'email-tracking',
    title: 'Heron',
    subtitle: 'Email tracking platform',
    story:
      'A small sales team lived in six inboxes and a spreadsheet. Heron sends through their own domains, follows each message from queue to reply, and separates people from the scanners that open everything within a second. The timeline of a contact fits on one screen, and a bounce raises its hand before the next hundred go out.',
    impact: 'Follow-ups sent within the hour rose from 31% to 78%, and false opens fell by nine tenths.',
    tags: ['React', 'Node.js', 'MongoDB', 'Redis', 'Docker'],
    thumbnail: '/works/email-tracking.webp',
    thumbnailAlt:
      'The dashboard of an email tracker: a list of messages with their opens and replies beside a chart of one week.',
    colours: ['#0f4c5c', '#7fd1c7'],
    problem:
      'The team wrote about 400 messages a week and knew of none what became of it. Half of the opens that they counted came from mail scanners, so the wrong people got the second call.',
    approach:
      'A scanner gives itself away: it opens within a second, follows every link and never scrolls. Its opens are kept and shown, but they do not count.',
    results:
      'The spreadsheet was closed in the third week and has not been opened since. On a Monday the team now calls nine people instead of forty, and most of them expect it.',
    whatIOwned: [
      'Sending, tracking and the timeline of a contact',
      'The rules that tell a person from a scanner',
      'Moving six inboxes over without losing a thread',
    ],
    media: [
      {
        src: '/works/email-tracking-2.webp',
        alt: 'The timeline of one contact: opened by a scanner, read twice by a person, answered.',
      },
    ],
    heardAs: ['hair on', 'herron', 'hearon', 'haron', 'hero on', 'aaron', 'heroin', 'herald', 'herring'],
    spoken: {
      what: [
        'Heron is an email tracking platform for small sales teams.',
        'It follows each message from queue to reply, and tells real readers from the scanners that open everything.',
        'Follow-ups within the hour rose from 31 to 78 percent.',
      ],
      why: [
        'A small sales team lived in six inboxes and a spreadsheet.',
        'Heron shows them who opened what, without guessing.',
      ],
      how: [
        "Heron sends through the team's own domains, and follows each message from queue to reply.",
        'It separates people from the scanners that open everything within a second.',
        'The timeline of a contact fits on one screen, and a bounce raises its hand before the next hundred go out.',
      ],
      result: [
        'With Heron, follow-ups sent within the hour rose from 31 to 78 percent.',
        'False opens fell by nine tenths.',
      ],
      forWhom: ['Heron was made for a small sales team.'],
    },
  },
  {
    id: 'interview-training',
    title: 'Rehearsal',
    subtitle: 'AI interview training platform',
    story:
      'Job seekers practise answers in their heads, where every answer sounds brilliant. Rehearsal asks the questions aloud, listens, follows up as a real interviewer would, and then shows the recording beside notes on structure, pace and filler words. Coaches write the question sets; the scoring explains each point it takes off.',
    impact: 'Learners who finished five sessions scored 42% higher on structure, and coaches got back a day a week.',
    tags: ['React', 'Node.js', 'Vapi', 'MongoDB', 'Tailwind CSS'],
    thumbnail: '/works/interview-training.webp',
    thumbnailAlt:
      'A practice interview: the question on top, a waveform of the answer, and scores for structure, pace and clarity.',
    colours: ['#5b2a4e', '#f2a48b'],
    problem:
      'Coaches heard the same first five minutes in every session: no structure, no end, too fast. Learners knew what they wanted to say and had never said it aloud.',
    approach:
      'The voice asks one question at a time, from a set that the coach wrote, and follows up on what was said. Each point that the score takes off leads to the second of the recording where it was lost.',
    results:
      'Learners come to their coach with five recorded sessions instead of none, and the hour begins where it used to end. Two coaches gave up their own score sheets for this one.',
    whatIOwned: [
      'The interview: questions, follow-ups and the end of a session',
      'The score, and the notes that explain it',
      'The editor in which coaches write their questions',
    ],
    media: [
      {
        src: '/works/interview-training-2.webp',
        alt: 'The editor of a coach: five questions, and how learners did on each.',
      },
    ],
    heardAs: ['rehearsel', 're hearsal', 'reversal', 'rehearse all', 'hearsal', 'rehearsals'],
    spoken: {
      what: [
        'Rehearsal trains people for job interviews.',
        'It asks the questions aloud, follows up as a real interviewer would, and gives notes on structure, pace and filler words.',
        'After five sessions learners scored 42 percent higher on structure.',
      ],
      why: [
        'Job seekers practise answers in their heads, where every answer sounds brilliant.',
        'Rehearsal lets them practise aloud before it counts.',
      ],
      how: [
        'Rehearsal asks the questions aloud, listens, and follows up as a real interviewer would.',
        'Then it shows the recording beside notes on structure, pace and filler words.',
        'Coaches write the question sets, and the scoring explains each point that it takes off.',
      ],
      result: [
        'With Rehearsal, learners who finished five sessions scored 42 percent higher on structure.',
        'Coaches got back a day a week.',
      ],
      forWhom: ['Rehearsal is for job seekers who practise, and for the coaches who write the questions.'],
    },
  },
  {
    id: 'automation-flows',
    title: 'Night Shift',
    subtitle: 'A set of automation flows',
    story:
      'Invoices typed twice, leads that waited until Monday, reports built by hand. Night Shift is a set of flows in n8n that takes these over: it reads the inbox, files the documents, asks a person when it is not sure, and reports in the morning what it did. Every flow has an owner, an alarm and a way to run it again safely.',
    impact:
      'About 60 hours of copying a month given back to a team of nine, with every failure seen within five minutes.',
    tags: ['n8n', 'Docker', 'PostgreSQL', 'REST APIs', 'Webhooks'],
    thumbnail: '/works/automation-flows.webp',
    thumbnailAlt:
      'A workflow editor: boxes from an inbox through a check by a person to an accounting system, with last night’s runs in green.',
    colours: ['#1f3d2b', '#c9d86a'],
    problem:
      'Nine people copied the same figures between four programs, each in a way of their own. What one of them forgot was found by a customer, usually on a Friday.',
    approach:
      'I watched two mornings of copying and wrote down every exception. Each flow then got three things before its first run: a check that can say no, a person to ask, and a way to run again without doing the work twice.',
    results:
      'Fourteen flows run every night, and a page in the morning says what they did. Two were switched off again: the work behind them turned out to be needless.',
    whatIOwned: [
      'The flows, their checks and their alarms',
      'The page that reports in the morning',
      'Teaching the team to change a flow without me',
    ],
    media: [
      {
        src: '/works/automation-flows-2.webp',
        alt: 'The report of a morning: fourteen flows in green, one question for a person.',
      },
    ],
    heardAs: [
      'nightshift',
      'night shifts',
      'nite shift',
      'night ship',
      'knight shift',
      'nice shift',
      'night shirt',
      'night chef',
    ],
    spoken: {
      what: [
        'Night Shift is a set of automation flows that works while a team sleeps.',
        'It gives about sixty hours a month back to a team of nine.',
        'It reads the inbox, files invoices, asks a person when it is not sure, and reports in the morning; Omar built it in n8n.',
      ],
      why: [
        'Invoices were typed twice, leads waited until Monday, and reports were built by hand.',
        'Night Shift takes these over.',
      ],
      how: [
        'The flows in n8n read the inbox, file the documents, and ask a person when they are not sure.',
        'Every flow has an owner, an alarm and a way to run it again safely.',
        'In the morning it reports what it did.',
      ],
      result: [
        'Night Shift gives about sixty hours of copying a month back to a team of nine.',
        'Every failure is seen within five minutes.',
      ],
      forWhom: ['Night Shift works for a team of nine.'],
    },
  },
] satisfies readonly Project[];
