import type { GuideSubject } from '../model.ts';
import { owner } from '../owner.ts';
import { toPhrases } from './phrases.ts';

const { firstName } = owner;

/** What visitors ask about the owner and the site does not hold. Add a fact where you want it told, and take it out here. */
const unwritten: readonly (readonly [id: string, what: string, asks: readonly string[]])[] = [
  [
    'age',
    `How old ${firstName} is`,
    toPhrases(`
      What age is he? | How old might he be? | What year was he born? | Is he young or old? | How old is he? |
      When was he born? | his birthday | In which year was he born? | date of birth
    `),
  ],
  [
    'education',
    `Where ${firstName} studied`,
    toPhrases(`
      What did he learn at school? | Does he have a diploma? | Is he educated? | Did he finish school? |
      What are his qualifications? | Did he study computer science? | Where did he go to uni? |
      Which uni did he go to? | What did he study at uni? | Where did he study? | his education |
      Did he go to university? | Does he have a degree? | Is he self-taught? | which school or college |
      What did he study? | a computer science degree | his diploma | How did he learn to program? |
      Where did he learn programming? | bootcamp or university | What was his grade point average? | his GPA |
      his grades at school | Is he self taught?
    `),
  ],
  [
    'favourite-tool',
    `Which tool ${firstName} uses most`,
    toPhrases(`
      Which tool does he use the most? | What is his favourite tool? | Which tool does he like best? |
      his favourite programming language | his most used tool
    `),
  ],
  [
    'certificates',
    `Whether ${firstName} has certificates or awards`,
    toPhrases(`
      Does he have any qualifications on paper? | Has he been given prizes? | Does he have certificates? |
      Is he certified? | Has he won any awards? | certifications | awards and prizes
    `),
  ],
  [
    'family',
    `Anything about ${firstName}'s private life`,
    toPhrases(`
      Has he got little ones? | Has he got kids? | Does he have a wife? | Has he got a partner? |
      Is there a Mrs Linden? | Does he have a dog or a cat? | Is he taken? | Is he married? | Does he have children? |
      Does he have a family? | Is he single? | his wife or girlfriend | Does he have pets? | his private life |
      his religion | his politics | Has he got a family at home? | What kind of house does he live in? |
      Does he live in a flat? | Does he have a car? | Where does he spend his holidays? | Any kids? | his kids |
      How many kids does he have?
    `),
  ],
  [
    'hobbies',
    `What ${firstName} does outside of work`,
    toPhrases(`
      What does he do when he is not working? | Does he have any hobbies? | Is he into sports? |
      What does he do to relax? | What music does he like? | Does he like football? | What does he read? |
      What are his hobbies? | What does he do in his free time? | Does he play sports? | What does he do for fun? |
      his favourite food | favourite film, music or book | spare time | What does he do at the weekend? |
      Which football team does he like? | What does he like to eat?
    `),
  ],
  [
    'reply-time',
    `How fast ${firstName} answers a mail`,
    toPhrases(`
      How fast does he reply? | How quickly does he answer emails? | How soon will he get back to me? |
      When will he answer my mail? | Does he reply quickly?
    `),
  ],
  [
    'references',
    'A reference or a testimonial of a client',
    toPhrases(`
      Can somebody vouch for him? | What do his former bosses say? | Has anybody reviewed him? |
      Is there anyone I could ask about him? | Are there testimonials? | Can I talk to a former client? |
      Do you have references? | reviews by customers | What do clients say about him? | recommendations |
      a reference I can call | ratings and reviews | Who can vouch for him? | the names of his clients |
      Who are his clients? | Can I speak to one of his former bosses?
    `),
  ],
  [
    'phone',
    `A phone number of ${firstName}`,
    toPhrases(`
      What number can I ring him on? | Can I have his number? | How do I ring him? | Is there a number for him? |
      Will he pick up the phone? | Can I ring him? | Will he pick up if I ring at midnight? | Can I call him at night? |
      What is his phone number? | Do you have a phone number? | his mobile number | Does he have WhatsApp? |
      Can I text him? | his telephone number | Can I call him on the phone? | phone him
    `),
  ],
  [
    'street',
    `A street address of ${firstName}`,
    [
      'What is his street address?',
      'What sort of house does he live in?',
      'his postal address',
      'Where is his house?',
      'What is his home address?',
    ],
  ],
  [
    'photo',
    `A picture of ${firstName}`,
    toPhrases(`
      Is he good looking? | What colour is his hair? | Can I see his face? | What does he look like? |
      Is there a photo of him? | a picture of him | How tall is he? | Is there a video of him? |
      Can I see him on video?
    `),
  ],
  [
    'languages',
    `Which languages ${firstName} speaks besides English`,
    toPhrases(`
      What languages can he speak? | Can he speak Spanish? | Does he know Portuguese? | Would he understand German? |
      Which languages does he speak? | Does he speak German? | Does he speak Portuguese? |
      Does he speak French or Spanish? | his mother tongue | Is he a native speaker? | How good is his English?
    `),
  ],
  [
    'code-host',
    `A GitHub account of ${firstName}`,
    toPhrases(`
      Does he have a GitHub? | his GitHub account | Where can I see his code? | Can I see his code? |
      Can I look at some of his code? | his repositories | Does he contribute to open source? |
      Can I read his code somewhere? | code samples | Does he publish code? | Does he put his code online?
    `),
  ],
  [
    'blog',
    `A blog or a talk of ${firstName}`,
    toPhrases(`
      Does he blog? | Does he write articles? | Has he given talks? | conference talks |
      Does he have a podcast or a YouTube channel? | his newsletter
    `),
  ],
  [
    'legal',
    'A contract, an insurance or a tax number',
    toPhrases(`
      Can he sign a contract? | Does he have a company number? | What does his contract look like? |
      Does he have liability insurance? | What is his VAT number? | Would he sign an NDA? | the terms of his contract |
      notice period | Is he insured? | Does he sign contracts? | his tax number | Is he a registered company? |
      non-disclosure agreement | Who owns the intellectual property?
    `),
  ],
  [
    'earnings',
    `What ${firstName} earns or earned`,
    toPhrases(`
      What did he get paid? | How much did he make a year? | What is he worth? | How much does he earn? |
      What was his salary? | his last salary | What did they pay him? | How much money does he make? | Is he rich?
    `),
  ],
  [
    'partners',
    `Whether ${firstName} works with others`,
    toPhrases(`
      Does he have anybody working for him? | Is it just him? | Is he a one-man show? | Does he have staff? |
      Does he work alone or with a team? | Does he have employees? | Does he have partners? |
      Does he use subcontractors? | Who else works with him? | Does he have a co-founder? | How big is his team?
    `),
  ],
  [
    'vacation',
    `When ${firstName} is on holiday`,
    toPhrases(`
      When is he on holiday? | Does he work on weekends? | his vacation | Does he work at night? |
      How many hours a week does he work? | part-time or full-time | Does he work evenings?
    `),
  ],
  [
    'dream',
    `What ${firstName} plans for the years to come`,
    toPhrases(`
      Where is he headed? | What does he want to do in the future? | Where does he see himself in five years? |
      What are his plans for the future? | What does he want to do next? | his ambitions | his goals |
      his dream project | What does he want to build next?
    `),
  ],
  [
    'beginnings',
    `What ${firstName} did before the first job`,
    toPhrases(`
      What was he doing before he became a developer? | What did he do before September 2021? |
      What did he do before his first job? | Why did he become a developer? | How did he get into programming? |
      Why did he start programming? | his childhood | Where did he grow up?
    `),
  ],
  [
    'failures',
    `A project of ${firstName} that failed`,
    toPhrases(`
      Tell me about a time he failed | Has he ever fallen flat on his face? | When did he get it wrong? |
      What has he got wrong? | Has anything he did gone wrong? | What is the worst thing that happened to him at work? |
      Has he messed up? | Did a project ever fail? | What was his biggest failure? | his greatest mistake |
      What went wrong in the past? | Has he ever been fired? | his worst project | Has he ever missed a deadline? |
      Did he ever make a big mistake? | Has he ever broken production? | Did he ever lose a client?
    `),
  ],
  [
    'now',
    'The time and the date',
    toPhrases(`
      What day is it? | What time is it? | What day is today? | What is the date today? | Which day is it? |
      What is the time?
    `),
  ],
  [
    'owl',
    'More about the life of an owl',
    toPhrases(`
      Do you sleep? | Do you dream? | How old are you? | What do owls eat? | Do you have friends? | What do you eat? |
      Are you married? | Do you have a girlfriend? | What is your favourite colour? | How far can owls see? |
      Do you have a family? | When were you born? | Do you like music? | Can you fly? | Are you tired? |
      Are you single? | Do you love me? | Do you get bored? | Do you get lonely?
    `),
  ],
  [
    'visitor',
    'Anything about you',
    toPhrases(`
      What is my name? | Do you know my name? | Do you know who I am? | Where am I? | Who am I? |
      Guess what I am thinking | What do you know of me?
    `),
  ],
  [
    'boss',
    `Who ${firstName} worked under`,
    toPhrases(`
      Who was his boss? | Who did he report to? | What was his manager called? | Who was his team lead? |
      his supervisor
    `),
  ],
  [
    'leaving',
    `Why ${firstName} left a job`,
    toPhrases(`
      Why did he move on? | Why does he never stay long? | Why did he go? | Why did he leave his last job? |
      Why did he leave his employer? | Why did he change jobs so often? | Why does he change jobs every year? |
      Was he fired? | Why did he quit? | Why so many jobs in four years?
    `),
  ],
  [
    'promotion',
    `Whether ${firstName} was ever promoted`,
    toPhrases(`
      Was he promoted? | Did he get a promotion? | Did he get a raise? | Did he manage people? | his career ladder |
      How many people reported to him? | How many people report to him?
    `),
  ],
  [
    'relocation',
    `Whether ${firstName} would move for a job`,
    toPhrases(`
      Would he relocate? | Would he move to another city? | Would he move to Berlin for a job? |
      Is he willing to relocate? | Would he come to our office every day? | Does he need a visa? |
      Would he move to London?
    `),
  ],
  [
    'character',
    `What kind of person ${firstName} is outside of work`,
    toPhrases(`
      Is he pleasant? | Is he pleasant to work with? | Is he friendly? | Is he grumpy? | What kind of guy is he? |
      What is he like? | Is he a nice guy? | Is he patient? | Is he easy to get on with? | Is he a morning person? |
      Is he an introvert? | Is he funny? | Does he drink coffee? | Is he nice? | What is he like as a person? |
      Is he a night owl himself? | Is he shy?
    `),
  ],
];

export const unwrittenSubjects: readonly GuideSubject[] = unwritten.map(([id, what, asks]) => ({
  id: `unwritten-${id}`,
  kind: 'aside',
  title: what,
  asks,
  fields: { what: { says: [`${what} is not written on this site.`], isUnwritten: true } },
}));

/** Tools that visitors ask for and no entry names. */
const ABSENT_TOOLS = toPhrases(`
  Python | Django | Java | Rust | Golang | Ruby | Rails | Angular | Svelte | Kubernetes | AWS | Azure | GraphQL |
  WordPress | Shopify | C++ | C sharp | Elixir | Scala | Terraform | Jenkins | Ansible | LangChain | TensorFlow |
  PyTorch | Supabase | jQuery | Webflow | Figma | Photoshop | Blender | Cobol | Perl | Haskell | Oracle | SAP |
  Bootstrap | WooCommerce | Magento | Symfony | Spring Boot | Kafka | RabbitMQ | Elasticsearch | Nuxt | dot net
`);

export const absentTool: GuideSubject = {
  id: 'absent-tool',
  kind: 'aside',
  title: `the tools that ${firstName} uses`,
  aliases: ABSENT_TOOLS,
  knows: toPhrases('experience | knowledge | skills | work | developer | expert | familiar | project'),
  fields: {
    what: {
      says: [
        'That one is not written among the tools of this site.',
        `Shall I name the seven that ${firstName} works with?`,
      ],
      isUnwritten: true,
      offers: ['stack/what'],
    },
  },
};
