import type { Resume } from './resume.ts';
import { withoutAccents } from './tidy-text.ts';

export type Reading = 'line' | 'text' | 'date' | 'range' | 'list' | 'link';
type FieldRow = readonly [reading: Reading, ...names: readonly string[]];
export type FieldRows = Readonly<Record<string, FieldRow>>;
interface SectionRow {
  readonly names: readonly string[];
  /** Field for an entry that is only a text. */
  readonly main: string;
  readonly fields: FieldRows;
}
export type SectionName = Exclude<keyof Resume, 'basics'>;

/** Normalises a key: `Started On`, `started_on` and `startedOn` are equal, and accents do not count. */
export const keyOf = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

export const words = (text: string): readonly string[] => text.split(' ');
const rows = (texts: Readonly<Record<string, string>>): FieldRows =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.split(' ') as unknown as FieldRow]));
const url = 'link url website link href site homepage visitlink doi urls';
const period = {
  start: 'date startdate start startyear startedon from begin since debut beginn inicio inizio',
  end: 'date enddate end endyear finishedon to until fin ende fine',
  range: 'range date dates period time year years worktime edutime projecttime duration releasedate',
  url,
  location: 'line location city place area1 lieu ort lugar luogo',
};
const highlights =
  'list highlights achievements bullets responsibilities accomplishments tasks points items worksummary contents activities duties missions aufgaben logros';
const item = {
  name: 'line name title label award awardinfo bullet certificate degree number reversednumber',
  issuer: 'line issuer awarder publisher authority organization organisation institution journal company',
  date: 'date date releasedate issuedon publishedon awardtime year startedon time issuedate period startdate',
  url,
  summary: 'text summary description details note desc descr text highlights',
  number: 'line licensenumber credentialid verificationcode number',
};

/** Names of sections, and of fields after the way to read them; the most specific first. */
const TABLE: Readonly<Record<SectionName, { names: string; main: string; fields: Record<string, string> }>> = {
  work: {
    names:
      'work experience experiences workexperience workexperiences employment employmenthistory jobs positions professionalexperience career workhistory workexplist internships internship industryexperience researchexperience teaching teachingexperience relevantexperience berufserfahrung berufspraxis werdegang experienceprofessionnelle experiencesprofessionnelles experiencia experiencialaboral experienciaprofesional esperienza esperienze esperienzalavorativa experienciaprofissional doswiadczenie doswiadczeniezawodowe werkervaring 工作经历 工作经验 工作經歷 職歴 職務経歴 경력',
    main: 'name',
    fields: {
      name: 'line company companyname name organization organisation employer institution entreprise firma unternehmen empresa azienda',
      position: 'line position title role jobtitle job poste stelle puesto cargo ruolo',
      department: 'line departmentname department team',
      ...period,
      summary: 'text summary workdesc desc details',
      description: 'text description',
      highlights,
      keywords: 'list technologies keywords tags stack tools skills',
    },
  },
  volunteer: {
    names:
      'volunteer volunteering volunteerwork volunteerexperience volunteerexperiences communityservice leadership leadershipexperience memberships extracurricular extracurricularactivities professionalactivities organizations ehrenamt benevolat voluntariado volontariato vrijwilligerswerk',
    main: 'name',
    fields: {
      name: 'line organization organisation company companyname name institution',
      position: 'line position role title poste',
      ...period,
      summary: 'text summary desc details cause',
      description: 'text description',
      highlights,
    },
  },
  education: {
    names:
      'education educations educationlist studies academicbackground schools ausbildung studium bildung formation formations educacion formacion formacionacademica formazione istruzione educacao formacao wykształcenie edukacja opleiding opleidingen 教育背景 教育经历 學歷 学歴 학력',
    main: 'institution',
    fields: {
      institution:
        'line institution school schoolname university college name organization etablissement ecole hochschule universidad universita company',
      area: 'line area major field fieldofstudy subject program domaine fach',
      degree: 'line studytype degree degreename academicdegree title qualification diplome abschluss titulo position',
      ...period,
      location: 'line location city place',
      score: 'line score gpa overallgpa grade grades note',
      courses: 'list courses coursework modules',
      summary: 'text summary notes details activities',
      highlights: 'list highlights achievements description items contents thesis title',
    },
  },
  projects: {
    names:
      'projects project personalprojects projectlist worklist opensource opensourceprojects selectedprojects sideprojects portfolio projekte projets proyectos progetti projetos projekty projecten 项目经历 项目经验',
    main: 'name',
    fields: {
      name: 'line displayname name title projectname workname',
      kind: 'line type subtitle kind',
      role: 'line roles role projectrole position',
      entity: 'line entity organization company client',
      ...period,
      repo: 'link repositoryurl githuburl repository repo github source sourcecode',
      description: 'text summary description projectdesc workdesc desc details',
      highlights: 'list highlights achievements bullets projectcontent items contents',
      keywords: 'list keywords tags technologies stack tools technologiesused technology skills languages libraries',
    },
  },
  awards: {
    names:
      'awards award honors honours honorsandawards awardsandhonors awardlist achievements prizes scholarships grants selectedhonors fellowships auszeichnungen preise prix distinctions premios premi nagrody prijzen 获奖 受賞',
    main: 'name',
    fields: { ...item },
  },
  certificates: {
    names:
      'certificates certificate certifications certification licenses licensesandcertifications certificationsandlicenses trainings training courses zertifikate weiterbildung certificats certificados certificaciones certificazioni certyfikaty certificaten testscores 证书 資格',
    main: 'name',
    fields: { ...item, code: 'line id' },
  },
  publications: {
    names:
      'publications publication papers articles writing writings talks presentations invitedtalks patents veroffentlichungen publikationen publicaciones pubblicazioni publicacoes publikacje publicaties',
    main: 'name',
    fields: { ...item, authors: 'list authors author' },
  },
  skills: {
    names:
      'skills skill technologies technicalskills skilllist softskills coreskills competencies technicalproficiencies tools kenntnisse fahigkeiten competences habilidades competencias aptitudes conocimientos competenze umiejetnosci vaardigheden 个人技能 专业技能 スキル 기술',
    main: 'name',
    fields: {
      name: 'line name label skillname title category skill',
      level: 'line level proficiency skilllevel rating percent',
      keywords:
        'list keywords details items skilldesc technologies tools list skills summary description highlights bullets',
    },
  },
  languages: {
    names:
      'languages language spokenlanguages sprachen sprachkenntnisse idiomas langues lingue jezyki talen 语言 言語 語学',
    main: 'name',
    fields: {
      name: 'line language name label title langue sprache idioma',
      level: 'line fluency level proficiency details summary description niveau nivel livello',
    },
  },
  interests: {
    names:
      'interests interest hobbies hobby academicinterests otherinterests researchinterests passions activities interessen interets centresdinteret loisirs intereses aficiones interessi zainteresowania causesyoucareabout 兴趣爱好 趣味',
    main: 'name',
    fields: {
      name: 'line name label title bullet',
      keywords: 'list keywords items details summary description highlights',
    },
  },
  references: {
    names: 'references reference recommendations recommendationsreceived testimonials referees referenzen referencias',
    main: 'name',
    fields: {
      name: 'line name firstname',
      lastName: 'line lastname',
      issuer: 'line relationship relation jobtitle position role title category',
      company: 'line company organization',
      summary: 'text reference text quote summary',
    },
  },
};

export const SECTIONS = Object.fromEntries(
  Object.entries(TABLE).map(([kind, { names, main, fields }]) => [
    kind,
    { names: words(names), main, fields: rows(fields) },
  ]),
) as Record<SectionName, SectionRow>;

export const BASICS = rows({
  name: 'line name fullname nom nombre 姓名 氏名',
  firstName: 'line firstname givenname preferredname',
  lastName: 'line lastname familyname surname',
  label: 'line label headline positiontitle jobtitle title role profession occupation',
  image: 'link image picture photo avatar photourl',
  email: 'line email mail emailaddress emails',
  phone: 'line phone mobile tel telephone phonenumber phones',
  url: 'link url website homepage web websites',
  summary:
    'text summary profilesummary about aboutme bio objective introduction intro brief description profile aboutmedesc welcome',
  years: 'line workexpyear yearsofexperience',
  availability: 'line opento availability lookingfor seeking',
});

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
  blog: ['Blog', ''],
  npm: ['npm', 'https://www.npmjs.com/~'],
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
    'schema meta metadata theme design locale settings titlenamemap dataindex icon id hidden visible columns width shape order creationdate status iscurrentrole',
  ).map(keyOf),
);
