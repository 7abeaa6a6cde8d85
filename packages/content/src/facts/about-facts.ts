import type { Fact } from '../model.ts';
import { owner } from '../owner.ts';
import { principles } from '../principles.ts';
import { speakList } from './speak.ts';
import { toPhrases } from './phrases.ts';

const { firstName, name, location } = owner;

/** What ASAD knows of the owner as a person to work with. */
export const aboutFacts = [
  {
    id: 'owner',
    topic: { kind: 'about', id: 'about' },
    title: `who ${firstName} is`,
    asks: toPhrases(`
      What kind of work does he do? | Who is this person? | Who is this guy, this Omar? | Which person is this about? |
      What is his story? | What is this man's story? | What sort of man is he, as a developer? |
      Tell me about this man | Tell me about this guy | What is his background in a nutshell? | Who is this chap? |
      Does he do both the front and the back? | front and back | Can he do the whole thing, front to back? |
      Who is Omar Linden? | Who is Omar Linden, in a sentence? | What sort of work does he take on? |
      What kind of projects does he take on? | What kind of jobs would he accept? | What is he looking for? |
      What sort of things does he build? | What does he actually make for people? | Who am I reading about? |
      What does he do all day? | Explain in plain words what he does | What is full stack, what does he make? |
      Is he a designer or a programmer? | Does he do the front and the back? | What can you tell me about him? |
      Tell me about Omar | What sort of developer is he? | What does he specialise in? | What is he all about? |
      What is this site about? | Whose site is this? | Who owns this site? | What is his line of work? |
      What is his field? | Who are we talking about? | What does he offer? | What services does he offer? |
      What can he do for me? | What is his title? | What does he do? | front end or back end? |
      Is he a frontend or a backend developer? | full stack, frontend or backend | his profession | What is his job? |
      What does this person do? | Who is ${firstName}? | Who is the owner of this site? | Introduce him to me |
      Tell me something about him | What is his name and profession? | Who made all this, in a few words? |
      summary of the person | Give me a short bio | What is the profile of this developer? |
      What does he do for a living? | his occupation in one sentence | Who is the developer behind this? |
      Tell me about him in general | What should I know about the owner? | biography | What kind of developer is he? |
      Tell me about the developer | What does your boss do? | Tell me something about your master | your boss |
      your owner | Who do you work for? | What is his surname? | What is his full name?
    `),
    answer: [
      `${name} is a full-stack developer who works remotely for small teams.`,
      `${firstName} has more than four years of experience with web products, automations and assistants that talk.`,
      'The quiet weeks after a launch are the favourite part.',
    ],
  },
  {
    id: 'strengths',
    topic: { kind: 'about', id: 'about' },
    title: `what ${firstName} is good at`,
    asks: toPhrases(`
      What is he best known for? | What would I get if I took him rather than somebody else? |
      Why take him and nobody else? | Is he any use? | Is he as good as they say? | Is it all talk? |
      Is he really that good? | Is he good or is it all talk? | What is his strong suit? | What does he excel at? |
      What would I get from him that others do not give? | Why is he the right person? | Is he worth the money? |
      Is he worth hiring? | Sell him to me | What is his edge? | Give me a reason to pick him |
      What is special about him? | Is he good? | How good is he? | Is he a good developer? |
      What does he do better than others? | Can he help a small team? | Can he help us? | Can he help me? |
      What makes him special? | What is he good at? | What are his strengths? | Why should I hire him? |
      What makes him different from other developers? | What is his superpower or speciality? |
      Convince me to pick him | Is he a good fit for our startup? | What sets him apart? |
      Why him and not somebody else? | Compared to the competition, what is better? | advantages of working with him |
      What is he an expert in? | his best skill or quality | one good reason to hire him | reasons to choose him |
      Is he any good? | Is he better than an agency? | What would a client praise? | What does he bring to a team? |
      strongest skill | What is he best at? | good reason to work with him | his strong points | strongest points |
      the main selling points | unique selling point | What speaks for him? | What would his former clients say? |
      his talent | Why should we work with him? | What do I get out of it? | What is in it for me? |
      What would I get for my money? | Why should anybody hire him? | What does he bring to the table? |
      Does he measure? | Can he count?
    `),
    answer: [
      `${firstName} turns a messy process into software that runs by itself, and stays until it does.`,
      'You get one person for the page, the server and the automation behind it, who measures before promising.',
    ],
  },
  {
    id: 'weaknesses',
    topic: { kind: 'about', id: 'about' },
    title: `what ${firstName} does not do`,
    asks: toPhrases(`
      What is he not good at? | Is there anything he is bad at? | Is there anything he is not good at? |
      Where does he fall short? | What is he rubbish at? | What is he terrible at? | What is he poor at? |
      What are his limits? | Where are his limits? | What can he not help me with? | What would he not take on? |
      What kind of work does he not do? | Is there anything he will not touch? | Does he do apps for phones? |
      Could he build me a game? | Can he do something with crypto? | Can he draw me a logo? |
      What should I not hire him for? | What is he useless at? | What does he leave to others? | What can he not do? |
      What is he no good at? | his blind spots | What does he not do? | What are his weaknesses? |
      Which projects would he turn down? | What is he bad at? | Does he make native mobile apps, games or blockchain? |
      Where would he say no? | Is there work he refuses? | Which jobs does he turn away? |
      What kind of work would he decline or reject? | Can he do logo, branding or graphic design? |
      limits of his skills | iOS, Android, Unity or crypto | not his thing | Would he program a mobile game for kids? |
      a game or a mobile app | an iPhone app in Swift | Which work is outside of his field? | things he is not good at |
      his greatest weakness | machine learning research and embedded hardware | logo design |
      What would he refuse to do? | What will he not do? | What is his weak side? | What are his weak points? |
      What would he rather not do?
    `),
    answer: [
      `${firstName} does not make games, native mobile apps or anything with a coin in it.`,
      'Large logos and brand design are better left to a designer too.',
      'If you need one of these, you will hear so in the first call.',
    ],
  },
  {
    id: 'process',
    topic: { kind: 'about', id: 'about' },
    title: `how ${firstName} works`,
    asks: toPhrases(`
      How long does a project take? | How would it go if I hired him? | What happens in the first week? |
      How does a job with him run from start to finish? | What do I get to see along the way? | Do I get updates? |
      How would he keep me in the loop? | Do I get a plan in writing? | How much planning does he do? |
      How does he hand over? | Does he show progress as he goes? | How does he start a project? |
      What is the first step? | How do we begin? | How do we start? | How do I start with him? | How would he start? |
      What is it like to work with him? | How does he plan? | How does he keep me informed? |
      How would I know what he is doing? | How does he keep clients up to date? | How does he work with clients? |
      How do you work? | How does he work? | What does his process look like? | What is his process? |
      How does a project with him begin and go on? | How does he communicate and report progress? |
      What happens after the first meeting? | How are projects run week by week? | What are the steps of a project? |
      agile, sprints and weekly updates | How would we work together? | collaboration with my team |
      first week, plan and milestones | How do you start a project with him? |
      What does a typical week with him look like? | how the work goes from week to week | his way of working |
      working with him as a contractor | What is he like to work with? |
      meetings, reports and feedback during a project | How does he organise a project? |
      workflow with a client, from kickoff to handover | Would I see progress every week? |
      What would be the next steps? | the stages of a project | the course of a project | methods like Scrum or Kanban |
      What happens when I hire him? | from the first call to delivery | How often would we talk? |
      How often would I hear from him? | How does he usually start a project? | How does a new project begin with him? |
      What happens after I say yes? | How do I start? | Do we get weekly demos? | Do we see a demo every week?
    `),
    answer: [
      'It starts with a fit check of fifteen minutes and a written plan of one page.',
      'Then something usable every week, with a short note on what changed and what is uncertain.',
      'At the end there is a handover that works without anybody having to be asked.',
    ],
  },
  {
    id: 'principles',
    topic: { kind: 'about', id: 'about' },
    title: `${firstName}'s principles`,
    asks: toPhrases(`
      What does he believe in when it comes to work? | What are his beliefs about work? |
      What does he believe about how work should be done? | What are his principles? |
      Does he have any rules he sticks to? | What rules does he stick to when he builds things? |
      What does he care about? | What does he hold dear at work? | What are his guidelines? |
      What are the four words he works by? | Which four things does he stand for? | Does he have a code he lives by? |
      What are his values? | What does he believe in? | Which rules does he follow at work? | What is his philosophy? |
      work ethic | What guides him, which values? | What matters to him most? | What is important to him? |
      ideals and attitude | the four words in the about section | What principles does he live by? |
      principles at work | his guiding principles | his core values | What does he stand for? | moral compass |
      his beliefs about software | the principles he follows | a principle
    `),
    answer: [
      `There are four: ${speakList(principles.map((principle) => principle.text.toLowerCase()))}.`,
      'In short: leave things out, make it work on Sunday, say bad news early, and look after what you ship.',
    ],
  },
  {
    id: 'principle-simplicity',
    topic: { kind: 'principle', id: 'simplicity' },
    title: 'simplicity',
    asks: toPhrases(`
      What does simplicity mean to him? | How does he treat simplicity? | What does he think about simplicity? |
      Why leave things out? | Does he like to leave things out? | Can he explain it in a minute? |
      Is less more for him? | What is the best part of a system? | Does he keep things simple? |
      Will the code be over-engineered or complicated? | Is his code easy to understand and maintain? |
      clean code and architecture | Does he over-complicate things? | readable code | explain simplicity |
      keep it small and minimal | I hate complicated code | simple code | How simple is it to extend? |
      clever or boring code? | technical debt | simplicity as a principle | Does he over-engineer things? |
      Is his code overengineered or complicated? | Does he like clever code? | Is he boring? |
      Does he build more than is needed? | Is he someone who over-engineers?
    `),
    answer: [
      `For ${firstName} the best part of a system is the one that could be left out.`,
      'What cannot be explained in a minute is not finished.',
    ],
  },
  {
    id: 'principle-reliability',
    topic: { kind: 'principle', id: 'reliability' },
    title: 'reliability',
    asks: toPhrases(`
      What happens at three in the morning? | How does he treat reliability? | What does he think about reliability? |
      Will I find out before my customers do? | What if it dies on a Sunday? | Who gets woken up when it breaks? |
      Does his stuff stay up? | Can I rely on what he builds? | How does he make sure that things keep working? |
      Does his software break? | things that break every weekend | stop breaking | What does reliability mean to him? |
      What happens when something breaks in the night? | Does he write tests and set up monitoring? |
      How does he prevent downtime and outages? | Will the system be stable? | quality assurance and alerts |
      Is his code covered by tests? | automated testing and test coverage | explain reliability | Does it crash? |
      uptime, alarms and on-call | unit tests | If the server dies at night, who notices? |
      the server is down on a weekend | backups, alarms and recovery | How reliable is what he builds? |
      reliable and robust software | What if it fails at three in the morning? | broken software and incidents |
      security of the system | reliability as a principle | outages at night | an outage and its alarm |
      an incident in production | handling production incidents | What if production goes down? | Does he write tests? |
      Does he test his code? | Are there tests in his projects? | Would it survive a Sunday night? |
      Will it fall over at the weekend? | What keeps him up at night? |
      Will it work on Sunday at three in the morning? | What if something breaks at night? |
      Who notices when it stops working? | Does he add monitoring and alerts? |
      Can I sleep at night with his software?
    `),
    answer: [
      'It should work on Sunday at three in the morning.',
      'And when it does not, it should say so before a customer does, so tests and alarms come with every piece of work.',
    ],
  },
  {
    id: 'principle-honesty',
    topic: { kind: 'principle', id: 'honesty' },
    title: 'honesty',
    asks: toPhrases(`
      Can I trust him with my project? | How does he treat honesty? | What does he think about honesty? |
      Is he honest about what he cannot do? | Will he tell me straight away if something goes wrong? |
      Does he sugar-coat things? | Would he try to sell me a tool he likes? | Does he push his favourite tools? |
      Is he upfront about problems? | Does he come clean when it goes badly? | How does he do estimates? |
      Are his estimates any good? | Does he level with clients? | Does he tell you when something will not work? |
      Does he keep his promises? | Is he honest with clients? | How honest is he? | Does he keep his word? |
      What does honesty mean to him? | How reliable are his estimates and deadlines? | Will he tell me bad news? |
      Can I trust him? | What does he do when a project runs late? | transparent communication |
      Does he keep deadlines? | Is he usually on time or late? | explain honesty | Does he deliver on schedule? |
      Would he admit a mistake? | truth, delays and risks | I was burned by estimates before | honest estimates |
      estimates and deadlines | Is he honest? | overpromising developers | Does he tell the truth about delays? |
      late projects and missed deadlines | Does he say it when something goes wrong? | honesty as a principle |
      trust in his estimates | his estimate for a project | Would he tell me if my idea was bad? |
      Does he say so when an idea is rubbish? | Would he say no to me? | Did somebody sell him on those tools? |
      Does he just tell people what they want to hear? | Does he promise things? |
      What does he do when he is not certain? | Does he say so when he is uncertain?
    `),
    answer: [
      'Estimates come with their doubts, and bad news comes on the day it is known.',
      `${firstName} sells no tool just because of liking it.`,
    ],
  },
  {
    id: 'principle-ownership',
    topic: { kind: 'principle', id: 'ownership' },
    title: 'ownership',
    asks: toPhrases(`
      Does he document his work? | How does he treat ownership? | What does he think about ownership? |
      When he hands over, what then? | Does he hand over properly? | Does he hand everything over? |
      What happens after he hands it over? | What happens when he is finished? |
      Does he look after things once they ship? | Can we run it without him? | Are we stuck with him afterwards? |
      Would we depend on him for ever? | Who fixes things later? | Does he stick around? |
      Does he walk away after the launch? | Does he write documentation? | What happens after the launch? |
      What happens after he is done? | Will he still be there after the launch? | Does he support his software? |
      What happens when he is gone? | Who maintains it afterwards? | Does he finish what he starts? |
      Does he finish his projects? | Does he see things through? | What happens if he disappears? |
      Does he abandon projects? | stays until the end | What does ownership mean to him? |
      Does he maintain and support what he ships? | Is there documentation and a handover? |
      Who repairs bugs after the launch? | What happens when the contract is over? | long-term support and maintenance |
      Who fixes errors when the product is live? | fix a bug after delivery | explain ownership |
      Will he be there after release? | Who owns and looks after the code later? | warranty and aftercare |
      Do we get documentation when he leaves? | documentation for our team | What if he leaves or disappears? |
      handover to our own developers | Do we own the code? | support after launch | a bug appears a month later |
      maintenance contract | ownership as a principle | Does he disappear when the project is over? |
      Does he just vanish afterwards? | What happens once the project is over? |
      What happens after the project has ended? | Does he clean up after himself? | Does he leave a mess behind? |
      Who fixes it when something breaks later? | Can others take over his work? | Will he still be there in a year?
    `),
    answer: [
      `What ${firstName} ships, ${firstName} watches, documents and repairs.`,
      'At the end you get a handover that works without its author.',
    ],
  },
  {
    id: 'location',
    topic: { kind: 'about', id: 'about' },
    title: `where ${firstName} works from`,
    asks: toPhrases(`
      Does he work on site? | Where in the world is he? | Where on the map is he? | What country does he live in? | Is he in Europe? |
      Where does he work from? | Is he anywhere near me? | What hours does he keep? | When is he awake? |
      Can he work on American time? | Does he come on site? | Where is he from? | Where does he work? |
      Where does he sit? | Does he work from Portugal? | Which city does he live in? | Is he local? |
      Can he come to us? | Would he come to our place? | come to our office | come and visit us | Where is he based? |
      Where does he live, which country or city? | Does he work remotely? | Would he come to our office or relocate? |
      What time zone is he in? | Is he open to on-site or hybrid work? | In what country is he located? |
      Is remote fine for him or does he sit in an office? | Can he travel to us or must we come to him? |
      working hours and timezone | Portugal, Lisbon, Europe | What is his nationality or residence? |
      Do his hours overlap with New York or California? | his timezone | time difference |
      Is he in Europe or in America? | remote or office | Does he work from home? | Could he visit us in person? |
      which country | Does he live in Lisbon? | on site at our place | his office | an office nearby |
      Does he come into the office? | working from an office | Is he in the same city? |
      Has he worked remotely before? | nearby or far away? | his home town |
      Has he worked in an office or always from home? | Is he in an office? | time difference to London |
      the time zone compared with ours | Which time zone is that?
    `),
    answer: [
      `${firstName} lives in ${location}, and all work so far has been remote.`,
      'The hours overlap with all of Europe, and with the morning of the American east coast.',
    ],
  },
  {
    id: 'industries',
    topic: { kind: 'about', id: 'about' },
    title: `which industries ${firstName} knows`,
    asks: toPhrases(`
      What industries has he worked in? | What lines of business does he know? | Has he worked in my industry? |
      Which fields has he worked in? | Which sectors has he seen? | Which sectors does he know? |
      In which industry has he worked? | What kind of clients has he had? | What kind of companies has he worked for? |
      industries, sectors and branches | Which business does he know? | Does he know my industry? |
      What kinds of businesses has he helped? | domain knowledge | What fields has he worked in?
    `),
    answer: [
      'Online shops, logistics, sales email, and back offices with their phone lines: these are the fields of the four jobs.',
      `${firstName} works for small teams.`,
    ],
  },
  {
    id: 'achievements',
    topic: { kind: 'about', id: 'about' },
    title: `what ${firstName} has achieved`,
    asks: toPhrases(`
      What results has he achieved? | prove it | prove that | Can you prove that? | Any proof? | Where is the proof? |
      What is the evidence? | Show me some results | What has he pulled off? | What results can he show? |
      What are his best results? | Give me some numbers | What has he got to show for it? |
      What improvements has he made? | Do you have any hard results? | What are his achievements? |
      What are his biggest achievements? | What has he accomplished? | What impact has he had? |
      Does he have results to show? | What is the proof that he is good? | Show me some numbers |
      Which numbers can he show? | success stories | his results in numbers | measurable results of his work |
      What did his clients get out of it? | accomplishments | What difference does he make? |
      How has he helped companies? | What is the biggest speed-up? | Has he made anything much faster? |
      Did he ever make a site load faster? | What did he speed up? | Does he have numbers to show? |
      What proof does he have?
    `),
    answer: [
      'Messages went from 40 thousand to 600 thousand a day at Acme Outreach, on the same bill.',
      'A day of trucks is planned in forty minutes instead of three hours, and the booking line settles two calls in three by itself.',
      'And 38 releases in a row went out without a rollback.',
    ],
  },
  {
    id: 'teaching',
    topic: { kind: 'experience', id: 'placeholder-labs' },
    title: `whether ${firstName} teaches`,
    asks: toPhrases(`
      Can he train my team? | Has he ever taught anybody? | Did he train people? | Did he show others how to do it? |
      Who did he teach? | How many people has he taught? | Is he good at explaining to others? | Has he taught anyone? |
      Does he teach? | Does he mentor people? | Can he mentor juniors? | Does he give workshops? |
      Has he trained colleagues? | Could he teach us? | coaching and mentoring of developers | Has he led a team? |
      Has he managed people? | leadership experience | Does he share what he knows? | Is he a team player? |
      Does he play well with others? | Can he work with a team? | Does he get along with colleagues? |
      Has he led or mentored anybody? | How does he work with other people?
    `),
    answer: [
      `At Placeholder Labs ${firstName} taught three colleagues to build flows the same way.`,
      'More about teaching or leading is not written here.',
    ],
  },
  {
    id: 'databases',
    topic: { kind: 'about', id: 'stack' },
    title: `which databases ${firstName} knows`,
    asks: toPhrases(`
      Which databases does he know? | Where does he keep his data? | Which database would he use? | Does he do SQL? |
      What does he store data in? | Does he know databases? | Which databases has he worked with? |
      What databases does he use? | Does he know SQL? | SQL or NoSQL? | relational databases |
      Can he design a database? | database experience | Has he worked with SQL databases?
    `),
    answer: [`MongoDB, MySQL, PostgreSQL and Redis are named on the cards of ${firstName}'s work.`],
  },
  {
    id: 'programming-languages',
    topic: { kind: 'about', id: 'stack' },
    title: `which programming languages ${firstName} writes`,
    asks: toPhrases(`
      What programming languages does he know? | Which languages does he code in? | What does he write code in? |
      Does he write TypeScript? | Which programming languages does he write? | What language does he code in? |
      Which languages does he program in? | What does he code in? | his programming languages |
      What coding languages does he use? | JavaScript or PHP? | Can he write JavaScript?
    `),
    answer: [
      `${firstName} writes TypeScript and JavaScript with React and Node, and PHP with Laravel.`,
      'Other languages are not named on this site.',
    ],
  },
  {
    id: 'artificial-intelligence',
    topic: { kind: 'about', id: 'works' },
    title: `what ${firstName} does with AI`,
    asks: toPhrases(`
      Has he worked with AI? | Does he use AI? | What has he built with artificial intelligence? |
      Which of his works are AI? | Has he done voice assistants? | Does he build bots that talk? |
      Is he any good with AI? | Does he do AI? | Does he have experience with artificial intelligence? |
      What AI work has he done? | Has he worked with voice AI? | Has he worked with language models? |
      Does he know machine learning? | AI experience | What has he done with AI? | Can he build AI assistants? |
      Can he build a chatbot? | LLMs, prompts and agents
    `),
    answer: [
      'Two of the four projects are made with AI: ASAD, the voice concierge, and Rehearsal, the interview trainer.',
      `At Placeholder Labs ${firstName} put a voice assistant on the booking line, which settles two calls in three by itself.`,
    ],
  },
  {
    id: 'small-teams',
    topic: { kind: 'about', id: 'about' },
    title: `whom ${firstName} works for`,
    asks: toPhrases(`
      Who does he work with? | What size of company does he work for? | Does he work for people like me? |
      Does he work with one-man shops? | Would he work for a big corporation? | Are his clients big or small? |
      What kind of clients does he have? | What sort of customers does he take? | Whom does he work for usually? |
      What kind of teams does he work with? | Who is his ideal client? | Who are his usual customers? |
      Did he ever work with a startup? | Does he work with startups? | Does he work for big companies? |
      Does he work with small businesses? | Is he used to small teams? | Who hires him? | Who usually hires him?
    `),
    answer: [
      `${firstName} works remotely for small teams, who come for web products, automations and voice assistants.`,
    ],
  },
  {
    id: 'favourite-moment',
    topic: { kind: 'about', id: 'about' },
    title: `what ${firstName} likes about the work`,
    asks: toPhrases(`
      What does he like about his work? | Which part of the work does he like most? |
      What does he like most about the work? | Does he enjoy it? | Does he like his job? | Does he enjoy his work? |
      When is he happiest? | What does he like best? | What gives him joy? | Does he love what he does? |
      What does he enjoy most about his work? | What is his favourite part of the job? | What motivates him? |
      What drives him? | Why does he do this? | What does he love about programming? |
      his favourite moment in a project | What makes him happy at work? | What gets him out of bed? |
      What does he love about his job? | What does he enjoy most? | What part of a project does he like best? |
      Why does he do this work? | his favourite part of a project | his favourite part of the work |
      What is your favourite part of a project? | What excites him? | What is he passionate about?
    `),
    answer: ['The favourite moment is the quiet one, some weeks after launch, when nobody has had to think about it.'],
  },
] as const satisfies readonly Fact[];
