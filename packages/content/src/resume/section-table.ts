import type { Resume } from './resume.ts';

export type Reading = 'line' | 'text' | 'date' | 'range' | 'list' | 'link';
type FieldRow = readonly [reading: Reading, ...names: readonly string[]];
interface SectionRow {
  readonly names: readonly string[];
  /** Field for an entry that is only a text. */
  readonly main: string;
  readonly fields: Readonly<Record<string, FieldRow>>;
}
export type SectionName = Exclude<keyof Resume, 'basics'>;

/** Normalises a key: `Started On`, `started_on` and `startedOn` are equal. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const words = (text: string): readonly string[] => text.split(' ');
const url: FieldRow = ['link', ...words('url website link href site homepage visitlink doi urls')];
const period = {
  start: ['date', ...words('startdate start startedon from begin since')],
  end: ['date', ...words('enddate end finishedon to until')],
  range: ['range', ...words('date dates period time year years worktime edutime projecttime duration releasedate')],
  url,
  location: ['line', ...words('location city place area1')],
} as const satisfies Record<string, FieldRow>;
const highlights: FieldRow = [
  'list',
  ...words('highlights achievements bullets responsibilities accomplishments tasks points items worksummary contents'),
];
const item = {
  name: ['line', ...words('name title label award awardinfo bullet certificate degree number reversednumber')],
  issuer: [
    'line',
    ...words('issuer awarder publisher authority organization organisation institution journal company'),
  ],
  date: [
    'date',
    ...words('date releasedate issuedon publishedon awardtime year startedon time issuedate period startdate'),
  ],
  url,
  summary: ['text', ...words('summary description details note desc text highlights')],
} as const satisfies Record<string, FieldRow>;

/** Names of sections and fields in résumé formats, the most specific first. */
export const SECTIONS: Readonly<Record<SectionName, SectionRow>> = {
  work: {
    names: words(
      'work experience experiences workexperience workexperiences employment employmenthistory jobs positions professionalexperience career workhistory workexplist internships internship industryexperience researchexperience teachingexperience relevantexperience berufserfahrung 工作经历',
    ),
    main: 'name',
    fields: {
      name: ['line', ...words('company companyname name organization organisation employer institution')],
      position: ['line', ...words('position title role jobtitle job')],
      department: ['line', ...words('departmentname department team')],
      ...period,
      summary: ['text', ...words('summary workdesc desc details')],
      description: ['text', 'description'],
      highlights,
      keywords: ['list', ...words('technologies keywords tags stack tools skills')],
    },
  },
  volunteer: {
    names: words(
      'volunteer volunteering volunteerwork volunteerexperience volunteerexperiences communityservice ehrenamt',
    ),
    main: 'name',
    fields: {
      name: ['line', ...words('organization organisation company companyname name institution')],
      position: ['line', ...words('position role title')],
      ...period,
      summary: ['text', ...words('summary desc details cause')],
      description: ['text', 'description'],
      highlights,
    },
  },
  education: {
    names: words('education educations educationlist studies academicbackground schools ausbildung formation 教育背景'),
    main: 'institution',
    fields: {
      institution: ['line', ...words('institution school schoolname university college name organization')],
      area: ['line', ...words('area major field fieldofstudy subject program')],
      degree: ['line', ...words('studytype degree degreename academicdegree title qualification')],
      ...period,
      location: ['line', ...words('location city place')],
      score: ['line', ...words('score gpa grade grades')],
      courses: ['list', ...words('courses coursework modules')],
      summary: ['text', ...words('summary notes details activities')],
      highlights: ['list', ...words('highlights achievements description items contents')],
    },
  },
  projects: {
    names: words(
      'projects project personalprojects projectlist worklist opensource opensourceprojects selectedprojects sideprojects portfolio projekte 项目经历',
    ),
    main: 'name',
    fields: {
      name: ['line', ...words('name title projectname workname')],
      kind: ['line', ...words('type subtitle kind')],
      role: ['line', ...words('roles role projectrole position')],
      entity: ['line', ...words('entity organization company client')],
      ...period,
      description: ['text', ...words('description summary projectdesc workdesc desc details')],
      highlights: ['list', ...words('highlights achievements bullets projectcontent items contents')],
      keywords: ['list', ...words('keywords tags technologies stack tools technologiesused')],
    },
  },
  awards: {
    names: words(
      'awards award honors honours honorsandawards awardsandhonors awardlist achievements prizes scholarships selectedhonors fellowships',
    ),
    main: 'name',
    fields: { ...item },
  },
  certificates: {
    names: words(
      'certificates certificate certifications certification licenses licenses licensesandcertifications certificationsandlicenses trainings training courses',
    ),
    main: 'name',
    fields: { ...item },
  },
  publications: {
    names: words('publications publication papers articles talks presentations invitedtalks patents'),
    main: 'name',
    fields: { ...item, authors: ['list', 'authors'] },
  },
  skills: {
    names: words(
      'skills skill technologies technicalskills skilllist softskills coreskills competencies technicalproficiencies tools 个人技能',
    ),
    main: 'name',
    fields: {
      name: ['line', ...words('name label skillname title category skill')],
      level: ['line', ...words('level proficiency skilllevel rating')],
      keywords: ['list', ...words('keywords details items skilldesc technologies tools list skills summary')],
    },
  },
  languages: {
    names: words('languages language spokenlanguages sprachen idiomas'),
    main: 'name',
    fields: {
      name: ['line', ...words('language name label title')],
      level: ['line', ...words('fluency level proficiency details summary description')],
    },
  },
  interests: {
    names: words('interests interest hobbies academicinterests otherinterests researchinterests passions activities'),
    main: 'name',
    fields: {
      name: ['line', ...words('name label title bullet')],
      keywords: ['list', ...words('keywords items details summary')],
    },
  },
  references: {
    names: words('references reference recommendations recommendationsreceived testimonials referees'),
    main: 'name',
    fields: {
      name: ['line', 'name', 'firstname'],
      lastName: ['line', 'lastname'],
      issuer: ['line', ...words('relationship relation jobtitle position role title')],
      company: ['line', 'company', 'organization'],
      summary: ['text', ...words('reference text quote summary')],
    },
  },
};

export const BASICS: Readonly<Record<string, FieldRow>> = {
  name: ['line', ...words('name fullname 姓名')],
  firstName: ['line', ...words('firstname givenname preferredname')],
  lastName: ['line', ...words('lastname familyname surname')],
  label: ['line', ...words('label headline positiontitle jobtitle title role profession occupation')],
  image: ['link', ...words('image picture photo avatar photourl')],
  email: ['line', ...words('email mail emailaddress emails')],
  phone: ['line', ...words('phone mobile tel telephone phonenumber phones')],
  url: ['link', ...words('url website homepage web websites')],
  summary: [
    'text',
    ...words('summary about aboutme bio objective introduction description profile aboutmedesc welcome'),
  ],
  years: ['line', ...words('workexpyear yearsofexperience')],
  availability: ['line', ...words('opento availability lookingfor seeking')],
};

/** Networks that occur as separate keys, with the base address of their profiles. */
export const NETWORKS: Readonly<Record<string, readonly [name: string, address: string]>> = {
  linkedin: ['LinkedIn', 'https://www.linkedin.com/in/'],
  github: ['GitHub', 'https://github.com/'],
  gitlab: ['GitLab', 'https://gitlab.com/'],
  codeberg: ['Codeberg', 'https://codeberg.org/'],
  bitbucket: ['Bitbucket', 'https://bitbucket.org/'],
  twitter: ['Twitter', 'https://x.com/'],
  x: ['X', 'https://x.com/'],
  mastodon: ['Mastodon', ''],
  bluesky: ['Bluesky', 'https://bsky.app/profile/'],
  stackoverflow: ['Stack Overflow', 'https://stackoverflow.com/users/'],
  codepen: ['CodePen', 'https://codepen.io/'],
  medium: ['Medium', 'https://medium.com/@'],
  devto: ['DEV', 'https://dev.to/'],
  youtube: ['YouTube', 'https://www.youtube.com/@'],
  instagram: ['Instagram', 'https://www.instagram.com/'],
  orcid: ['ORCID', 'https://orcid.org/'],
  googlescholar: ['Google Scholar', 'https://scholar.google.com/citations?user='],
  researchgate: ['ResearchGate', 'https://www.researchgate.net/profile/'],
  zhihu: ['Zhihu', 'https://www.zhihu.com/people/'],
  weibo: ['Weibo', 'https://weibo.com/'],
  xing: ['XING', 'https://www.xing.com/profile/'],
  telegram: ['Telegram', 'https://t.me/'],
  dribbble: ['Dribbble', 'https://dribbble.com/'],
  behance: ['Behance', 'https://www.behance.net/'],
  kaggle: ['Kaggle', 'https://www.kaggle.com/'],
};

/** Keys about layout or origin of the file. */
export const IGNORED: ReadonlySet<string> = new Set(
  words(
    'schema meta theme design locale settings titlenamemap dataindex icon id hidden width shape order creationdate status',
  ).map(keyOf),
);
