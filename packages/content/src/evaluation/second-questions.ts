import type { SingleQuestion } from './dialogue.ts';
import { words } from './second-words.ts';

/** A question with nothing to do with the owner: he says so or points at what he knows, and tells nothing as its answer. */
function offTopic(says: string, ...neverSays: readonly string[]): SingleQuestion {
  return {
    category: 'off-topic',
    says,
    good: [{ declines: true, neverSays: [words.siteFact, ...neverSays] }],
  };
}

/**
 * Single questions written by a second hand, who had read neither the guide's rules nor the questions that it is built from.
 * Measured, never edited to fit.
 */
export const secondQuestions: readonly SingleQuestion[] = [
  {
    category: 'single',
    says: 'So what is this Heron thing?',
    good: [{ says: ['heron', 'email|e-mail', 'track|follow|scanner|open|sales|reply'] }],
    weak: [{ says: ['heron'] }],
  },
  {
    category: 'single',
    says: 'Explain Night Shift to me like I run a bakery.',
    good: [{ says: ['night shift', words.nightShift] }],
    weak: [{ says: ['night shift'] }],
  },
  {
    category: 'single',
    says: 'Rehearsal, what is that about?',
    good: [{ says: ['rehearsal', words.rehearsal] }],
    weak: [{ says: ['rehearsal'] }],
  },
  {
    category: 'single',
    says: 'Why would anybody put an owl on a portfolio?',
    good: [{ says: ['three questions|patience|\\bhost\\b|answers? aloud'] }],
    weak: [{ says: [words.owl, 'answer|question|voice'] }],
  },
  {
    category: 'single',
    says: 'What was his job at Placeholder Labs?',
    good: [{ says: ['automation', 'engineer|n8n|n eight n|client|phone|flow'] }],
    weak: [{ says: ['placeholder'] }],
  },
  {
    category: 'single',
    says: 'What did he do for Acme?',
    good: [{ says: ['acme|outreach', words.acme, 'rebuil|queue|600|six hundred|track|fifteen|dashboard|moved'] }],
    weak: [{ says: ['acme'] }],
  },
  {
    category: 'single',
    says: 'Tell me about the freight company.',
    good: [{ says: ['freight', words.freight] }],
    weak: [{ says: ['freight'] }],
  },
  {
    category: 'single',
    says: 'And what was Lorem and Sons?',
    good: [{ says: ['lorem', words.lorem] }],
    weak: [{ says: ['lorem'] }],
  },
  {
    category: 'single',
    says: 'Which city is he in?',
    good: [{ says: ['lisbon'] }],
    weak: [{ says: ['portugal'] }],
  },
  {
    category: 'single',
    says: 'What address can I write to?',
    good: [{ says: [words.address] }],
    weak: [{ says: ['e-?mail|contact'] }, { acts: 'openContact' }],
  },
  {
    category: 'single',
    says: 'How experienced is he?',
    good: [{ says: [words.four, 'year'] }],
    weak: [{ says: ['remote|junior|full.?stack'] }],
  },
  {
    category: 'single',
    says: 'What tools does he actually know well?',
    good: [{ says: ['mern|react|node', 'laravel|vue', 'docker|n8n|n eight n|tailwind|vapi'] }],
    weak: [{ says: ['mern|react|laravel|docker|n8n|tailwind|vapi'] }],
  },
  {
    category: 'single',
    says: 'Which of the projects are in React?',
    good: [{ says: ['heron', 'rehearsal', words.owl] }],
    weak: [{ says: ['heron|rehearsal'] }],
  },
  {
    category: 'single',
    says: 'What does he need n8n for?',
    good: [{ says: [words.nEightN, 'automat|workflow|flow|night shift|placeholder'] }],
    weak: [{ says: [words.nEightN] }],
  },
  {
    category: 'single',
    says: 'When is MERN the wrong choice?',
    good: [{ says: ['relation|\\bSQL\\b|\\bsequel\\b'] }],
    weak: [{ says: ['mern|mongo'] }],
  },
  {
    category: 'single',
    says: 'When would he talk me out of Vapi?',
    good: [{ says: ['\\bform\\b|delivery date'] }],
    weak: [{ says: ['vapi'] }],
  },
  {
    category: 'single',
    says: 'Is there a reason not to take Tailwind?',
    good: [{ says: ['design system|two systems'] }],
    weak: [{ says: ['tailwind'] }],
  },
  {
    category: 'single',
    says: 'Can his REST APIs do live updates many times a second?',
    good: [{ says: ['socket'] }],
    weak: [{ says: ['REST|git\\b|\\bAPIs?\\b'] }],
  },
  {
    category: 'single',
    says: 'How quickly can a new developer get going with Docker?',
    good: [{ says: ['\\b(10|ten)\\b', 'minute'] }],
    weak: [{ says: ['docker'] }],
  },
  {
    category: 'single',
    says: 'How many integrations has he connected?',
    good: [{ says: ['\\b40|forty'] }],
    weak: [{ says: ['integration'] }],
  },
  {
    category: 'single',
    says: 'What principles does he follow?',
    good: [{ says: ['simpl', 'reliab', 'honest', 'own'] }],
    weak: [{ says: ['simpl|reliab|honest|ownership'] }],
  },
  {
    category: 'single',
    says: 'Will he tell me when the estimate is shaky?',
    good: [{ says: ['doubt|bad news|honest|early'] }],
    weak: [{ says: ['estimate|principle'] }],
  },
  {
    category: 'single',
    says: 'What if my system falls over at three on a Sunday morning?',
    good: [{ says: ['sunday|three in the morning|before a customer|reliab'] }],
    weak: [{ says: ['alarm|stable|watch|repair'] }],
  },
  {
    category: 'single',
    says: 'What does simplicity mean to him?',
    good: [{ says: ['leave out|left out|minute|explain'] }],
    weak: [{ says: ['simplicity'] }],
  },
  {
    category: 'single',
    says: 'Do I get a handover?',
    good: [{ says: ['handover|hand over|without (him|me|omar)', 'handover|document|watch|repair|without|ownership'] }],
    weak: [{ says: ['ownership|document'] }],
  },
  {
    category: 'single',
    says: 'What does ship fast mean here?',
    good: [{ says: ['first version|real people|weeks'] }],
    weak: [{ says: ['ship fast'] }],
  },
  {
    category: 'single',
    says: 'What was his very first job?',
    good: [{ says: ['lorem'] }],
    weak: [{ says: ['junior|shops'] }],
  },
  {
    category: 'single',
    says: 'What is the most recent place he worked at?',
    good: [{ says: ['placeholder'] }],
    weak: [{ says: ['automation and ai engineer'] }],
  },
  {
    category: 'single',
    says: 'What was he doing in 2024?',
    good: [{ says: ['acme', 'placeholder'] }],
    weak: [{ says: ['acme|placeholder'] }],
  },
  {
    category: 'single',
    says: 'At which companies did he write Laravel?',
    good: [{ says: ['freight', 'lorem'] }],
    weak: [{ says: ['freight|lorem'] }],
  },
  {
    category: 'single',
    says: 'What did the drivers do when they had no signal?',
    good: [{ says: ['stor|kept working|caught up|catch(es)? up|saved|offline', 'signal|gap|driver|chang|offline'] }],
    weak: [{ says: ['freight|driver'] }],
  },
  {
    category: 'single',
    says: 'By how much did the status calls drop at Example Freight?',
    good: [{ says: ['\\b52|fifty[ -]two|half|halv'] }],
    weak: [{ says: ['freight|phone'] }],
  },
  {
    category: 'single',
    says: 'How many releases went out without a rollback?',
    good: [{ says: ['\\b38\\b|thirty[ -]eight'] }],
    weak: [{ says: ['release|lorem'] }],
  },
  {
    category: 'single',
    says: 'How long did it take to set up a new client at Placeholder Labs?',
    good: [{ says: ['\\b(9|nine)\\b', '\\b(2|two)\\b', 'day'] }],
    weak: [{ says: ['placeholder|client'] }],
  },
  {
    category: 'single',
    says: 'What share of the calls did the booking line settle by itself?',
    good: [{ says: [words.twoCallsInThree] }],
    weak: [{ says: ['placeholder|booking'] }],
  },
  {
    category: 'single',
    says: 'How many false opens did he get rid of?',
    good: [{ says: ['\\b9[01]|ninety|nine[ -]tenths|nine (in|out of) (every )?ten'] }],
    weak: [{ says: ['scanner|false open|heron|acme'] }],
  },
  {
    category: 'single',
    says: 'How slow was the slowest dashboard page, and how slow is it now?',
    good: [{ says: ['\\b9\\b|\\bnine\\b', '0\\.8|point eight|zero point|under (1|one|a)|less than (1|one|a)'] }],
    weak: [{ says: ['\\b9 s|nine seconds|acme|dashboard'] }],
  },
  {
    category: 'single',
    says: 'How long does planning a day take at the freight company now?',
    good: [{ says: ['\\b40|forty', 'min'] }],
    weak: [{ says: ['freight|planning'] }],
  },
  {
    category: 'single',
    says: 'Who is Rehearsal meant for?',
    good: [{ says: ['job.?seeker|learner|coach'] }],
    weak: [{ says: ['rehearsal'] }],
  },
  {
    category: 'single',
    says: 'Where did he use Postgres?',
    good: [{ says: ['night shift|placeholder'] }],
    weak: [{ says: ['postgres'] }],
  },
  {
    category: 'single',
    says: 'I would like to set up a meeting with Omar.',
    good: [{ acts: 'book' }, { says: [words.booking] }],
    weak: [{ says: ['e-?mail|contact'] }],
  },
  {
    category: 'single',
    says: 'Can I find him on LinkedIn?',
    good: [{ says: ['linked ?in'] }],
    weak: [{ acts: 'openContact' }, { says: ['contact|e-?mail'] }],
  },
  {
    category: 'single',
    says: 'Can I delete what I said in here?',
    good: [{ says: ['delet|remov|eras', 'transcript|call|server|yes|you can|button'] }],
    weak: [{ says: ['transcript|90|ninety'] }],
  },
  {
    category: 'single',
    says: 'Was he at Acme before or after Lorem and Sons?',
    good: [{ says: ['after|later|first|before|then', 'acme', 'lorem'] }, { says: ['^after'] }],
    weak: [{ says: ['acme'] }],
  },
  offTopic('What is the capital of Mongolia?', 'ulaan|ulan'),
  offTopic('Write me a poem about autumn.', 'leaves|golden'),
  offTopic('Who won the last world cup?', 'argentina|france|spain|brazil'),
  offTopic('How long do I boil an egg?', 'minute'),
  offTopic('What do owls eat?', 'mice|mouse|rodent|insect'),
  offTopic('Is wire fraud a crime?', 'freight'),
  offTopic('How do you say good morning in French?', 'bonjour'),
  offTopic('Where is the best pizza around here?', 'pizzeria'),
  offTopic('Who is the president of the United States?', 'biden|trump|obama|harris'),
  offTopic('What fish does a grey heron catch?', 'tracking platform'),
  offTopic('What time is it in Tokyo?', 'o.clock|\\bp\\.?m\\b'),
  offTopic('How much do nurses earn on nights?', words.money, 'per hour'),
];
