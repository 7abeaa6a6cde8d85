import type { GuideSubject } from '../model.ts';
import { owner } from '../owner.ts';

const { firstName } = owner;

/** What visitors ask about the owner and the site does not hold. Add a fact where you want it told, and take it out here. */
const unwritten: readonly (readonly [id: string, what: string, asks: readonly string[]])[] = [
  ['age', `How old ${firstName} is`, ['How old is he?', 'his age', 'When was he born?', 'his birthday', 'In which year was he born?', 'date of birth']],
  ['education', `Where ${firstName} studied`, ['Where did he study?', 'his education', 'Did he go to university?', 'Does he have a degree?', 'Is he self-taught?', 'which school or college', 'What did he study?', 'a computer science degree', 'his diploma', 'How did he learn to program?', 'Where did he learn programming?', 'bootcamp or university']],
  ['certificates', `Whether ${firstName} has certificates or awards`, ['Does he have certificates?', 'Is he certified?', 'Has he won any awards?', 'certifications', 'awards and prizes']],
  ['family', `Anything about ${firstName}'s private life`, ['Is he married?', 'Does he have children?', 'Does he have a family?', 'Is he single?', 'his wife or girlfriend', 'Does he have pets?', 'his private life', 'his religion', 'his politics']],
  ['hobbies', `What ${firstName} does outside of work`, ['What are his hobbies?', 'What does he do in his free time?', 'Does he play sports?', 'What does he do for fun?', 'his favourite food', 'favourite film, music or book', 'spare time', 'What does he do at the weekend?', 'Which football team does he like?', 'What does he like to eat?']],
  ['references', 'A reference or a testimonial of a client', ['Are there testimonials?', 'Can I talk to a former client?', 'Do you have references?', 'reviews by customers', 'What do clients say about him?', 'recommendations', 'a reference I can call', 'ratings and reviews', 'Who can vouch for him?', 'the names of his clients', 'Who are his clients?', 'Can I speak to one of his former bosses?']],
  ['phone', `A phone number of ${firstName}`, ['What is his phone number?', 'Do you have a phone number?', 'his mobile number', 'Does he have WhatsApp?', 'Can I text him?', 'his telephone number', 'Can I call him on the phone?', 'phone him']],
  ['street', `A street address of ${firstName}`, ['What is his street address?', 'his postal address', 'Where is his house?', 'What is his home address?']],
  ['photo', `A picture of ${firstName}`, ['What does he look like?', 'Is there a photo of him?', 'a picture of him', 'How tall is he?']],
  ['languages', `Which languages ${firstName} speaks besides English`, ['Which languages does he speak?', 'Does he speak German?', 'Does he speak Portuguese?', 'Does he speak French or Spanish?', 'his mother tongue', 'What human languages does he speak?', 'Is he a native speaker?', 'How good is his English?']],
  ['code-host', `A GitHub account of ${firstName}`, ['Does he have a GitHub?', 'his GitHub account', 'Where can I see his code?', 'his repositories', 'Does he contribute to open source?', 'Can I read his code somewhere?', 'code samples']],
  ['blog', `A blog or a talk of ${firstName}`, ['Does he blog?', 'Does he write articles?', 'Has he given talks?', 'conference talks', 'Does he have a podcast or a YouTube channel?', 'his newsletter']],
  ['legal', 'A contract, an insurance or a tax number', ['Does he have liability insurance?', 'What is his VAT number?', 'Would he sign an NDA?', 'the terms of his contract', 'notice period', 'Is he insured?', 'Does he sign contracts?', 'his tax number', 'Is he a registered company?', 'non-disclosure agreement', 'Who owns the intellectual property?']],
  ['earnings', `What ${firstName} earns or earned`, ['How much does he earn?', 'What was his salary?', 'his last salary', 'What did they pay him?', 'How much money does he make?', 'Is he rich?']],
  ['partners', `Whether ${firstName} works with others`, ['Does he work alone or with a team?', 'Does he have employees?', 'Does he have partners?', 'Does he use subcontractors?', 'Who else works with him?', 'Does he have a co-founder?', 'How big is his team?']],
  ['vacation', `When ${firstName} is on holiday`, ['When is he on holiday?', 'Does he work on weekends?', 'his vacation', 'Does he work at night?', 'How many hours a week does he work?', 'part-time or full-time']],
  ['dream', `What ${firstName} plans for the years to come`, ['Where does he see himself in five years?', 'What are his plans for the future?', 'What does he want to do next?', 'his ambitions', 'his goals', 'his dream project', 'What does he want to build next?']],
  ['beginnings', `What ${firstName} did before the first job`, ['What did he do before September 2021?', 'What did he do before his first job?', 'Why did he become a developer?', 'How did he get into programming?', 'Why did he start programming?', 'his childhood', 'Where did he grow up?']],
  ['failures', `A project of ${firstName} that failed`, ['Did a project ever fail?', 'What was his biggest failure?', 'his greatest mistake', 'What went wrong in the past?', 'Has he ever been fired?', 'his worst project', 'Has he ever missed a deadline?']],
  ['now', 'The time and the date', ['What time is it?', 'What day is today?', 'What is the date today?', 'Which day is it?', 'What is the time?']],
  ['owl', 'More about the life of an owl', ['Do you sleep?', 'Do you dream?', 'How old are you?', 'What do owls eat?', 'Do you have friends?', 'What do you eat?', 'Are you married?', 'Do you have a girlfriend?', 'What is your favourite colour?', 'How far can owls see?', 'Do you have a family?', 'When were you born?', 'Do you like music?', 'Can you fly?', 'Are you tired?', 'Are you single?', 'Do you love me?', 'Do you get bored?', 'Do you get lonely?']],
  ['visitor', 'Anything about you', ['What is my name?', 'Do you know my name?', 'Do you know who I am?', 'Where am I?', 'Who am I?', 'What do you know about me?', 'Guess what I am thinking']],
  ['leaving', `Why ${firstName} left a job`, ['Why did he leave his last job?', 'Why did he leave his employer?', 'Why did he change jobs so often?', 'Why does he change jobs every year?', 'Was he fired?', 'Why did he quit?', 'Why so many jobs in four years?']],
];

export const unwrittenSubjects: readonly GuideSubject[] = unwritten.map(([id, what, asks]) => ({
  id: `unwritten-${id}`,
  kind: 'aside',
  title: what,
  asks,
  fields: { what: { says: [`${what} is not written on this site.`], isUnwritten: true } },
}));

/** Tools that visitors ask for and no entry names. */
const ABSENT_TOOLS = ['Python', 'Django', 'Java', 'Rust', 'Golang', 'Ruby', 'Rails', 'Angular', 'Svelte', 'Kubernetes', 'AWS', 'Azure', 'GraphQL', 'WordPress', 'Shopify', 'C++', 'C sharp', 'Elixir', 'Scala', 'Terraform', 'Jenkins', 'Ansible', 'LangChain', 'TensorFlow', 'PyTorch', 'Supabase', 'jQuery', 'Webflow', 'Figma', 'Photoshop', 'Blender', 'Cobol', 'Perl', 'Haskell', 'Oracle', 'SAP', 'Bootstrap', 'WooCommerce', 'Magento', 'Symfony', 'Spring Boot', 'Kafka', 'RabbitMQ', 'Elasticsearch', 'Nuxt', 'dot net'];

export const absentTool: GuideSubject = {
  id: 'absent-tool',
  kind: 'aside',
  title: `the tools that ${firstName} uses`,
  aliases: ABSENT_TOOLS,
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
