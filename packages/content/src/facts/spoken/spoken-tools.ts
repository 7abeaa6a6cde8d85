import { owner } from '../../owner.ts';
import type { SpokenTool, StackId } from './spoken.ts';
import { toPhrases } from '../phrases.ts';

const { firstName } = owner;

/** What can be asked of each tool. */
export const spokenTools: Readonly<Record<StackId, SpokenTool>> = {
  mern: {
    spoken: 'the MERN stack',
    names: ['MERN'],
    aliases: ['MERN stack', 'Mongo Express React Node'],
    heardAs: ['murn', 'mirn', 'myrn', 'mern stack', 'burn stack', 'moon stack', 'learn stack'],
    marks: ['mern', 'react', 'node'],
    parts: ['React', 'Node.js', 'MongoDB'],
    markedBy: ['MongoDB'],
    why: [
      'MERN is chosen because it suits products with a lot of interface: React in front, Node and Express behind, MongoDB below.',
    ],
    numbers: ['Three products in production run on the MERN stack.'],
  },
  'laravel-vue': {
    spoken: 'Laravel with Vue',
    names: ['Laravel', 'PHP'],
    aliases: ['Laravel and Vue', 'Laravel with Vue', 'Laravel + Vue.js'],
    heardAs: ['lara vel', 'lara bell', 'laura bell', 'laura vel', 'la ravel', 'larvel', 'laurel'],
    marks: ['laravel', 'php', 'vue'],
    parts: ['Laravel', 'Vue.js'],
    why: [
      'Laravel with Vue is chosen because the framework has already made the boring decisions well, which suits back offices, portals and shops.',
    ],
    numbers: ['Two years of daily use stand behind Laravel with Vue.'],
    length: ['Two years of daily use stand behind Laravel with Vue.'],
  },
  docker: {
    spoken: 'Docker',
    names: ['Docker'],
    aliases: ['docker containers'],
    heardAs: ['dokker', 'doker', 'docket', 'dock her', 'dr docker'],
    marks: ['docker', 'container', 'containers'],
    parts: ['Docker'],
    why: ['Docker is used because the same machine then runs on the desk, in tests and on the server.'],
    numbers: ['With Docker a new developer is up and running in ten minutes.'],
  },
  n8n: {
    spoken: 'n8n',
    names: ['n8n'],
    aliases: ['n eight n', 'n 8 n'],
    heardAs: toPhrases(`
      and eight end | an eight an | an eight n | and eight n | n eight an | en eight en | and 8 end | an 8 an | n 8 an |
      in eight in | any ten | nate n | n ate n | and eight and | n eighteen | nathan
    `),
    marks: ['n8n'],
    parts: ['n8n'],
    why: [`The reason for n8n: the team can see, read and change the automations without ${firstName}.`],
    numbers: ['More than ten thousand workflows a month run on n8n.'],
  },
  'tailwind-css': {
    spoken: 'Tailwind CSS',
    names: ['Tailwind', 'Tailwind CSS'],
    aliases: [],
    heardAs: ['tale wind', 'tail wind', 'tailwinds', 'tell wind', 'tailwind c s s', 'taylor wind'],
    marks: ['tailwind', 'css'],
    parts: ['Tailwind CSS'],
    why: ['Tailwind is used because interfaces stay consistent when the third person edits them.'],
    numbers: ['With Tailwind pages stay under fifteen kilobytes of CSS.'],
  },
  vapi: {
    spoken: 'Vapi',
    names: ['Vapi'],
    aliases: [],
    heardAs: toPhrases(`
      vappy | vapy | vapee | wapi | vah pee | v api | vapi ai | the api ai | happy ai | vape e | bapi
    `),
    marks: ['vapi'],
    parts: ['Vapi'],
    why: ['Vapi is used because turn-taking, interruptions and tools come with it, for calls by phone and on the web.'],
    numbers: ['An assistant on Vapi answers in about a second.'],
  },
  'git-rest': {
    spoken: 'Git and REST APIs',
    names: ['Git & REST APIs'],
    aliases: ['Git and REST APIs', 'Git and REST'],
    heardAs: ['get and rest', 'gith', 'rest a p i', 'rest a p is'],
    marks: ['git', 'rest', 'api', 'apis'],
    parts: ['Git', 'REST APIs'],
    why: [
      'Git and REST APIs are chosen because small commits can be reviewed, and other systems can rely on such interfaces for years.',
    ],
    numbers: ['More than forty integrations were connected over REST APIs.'],
  },
};

/** How the tools and parts that entries name beside the stack are heard. */
export const partNames: Readonly<
  Record<string, Partial<Pick<SpokenTool, 'names' | 'aliases' | 'heardAs' | 'isEveryday'>>>
> = {
  React: { isEveryday: true, names: ['React', 'ReactJS'], heardAs: ['re act', 'react js', 'react j s', 'we act'] },
  'Node.js': {
    names: ['NodeJS'],
    aliases: ['node', 'node js', 'express'],
    heardAs: ['no js', 'note js', 'node j s', 'no jay s', 'node jay ess'],
  },
  MongoDB: {
    names: ['MongoDB'],
    aliases: ['mongo', 'mongo db'],
    heardAs: ['mango db', 'mongo d b', 'mango d b', 'mungo db'],
  },
  'Vue.js': { names: ['Vue'], aliases: ['vue js'], heardAs: ['view js', 'view dot js', 'view j s', 'few js'] },
  Git: { isEveryday: true, names: ['Git'], heardAs: ['get hub'] },
  'REST APIs': { names: [], aliases: ['rest api', 'rest apis', 'rest interface', 'restful'] },
  Redis: { names: ['Redis'], heardAs: ['reddis', 'red is', 'reddish', 'readies'] },
  PostgreSQL: { names: ['PostgreSQL', 'Postgres'], heardAs: ['post gress', 'post gres', 'postgre', 'post grass'] },
  MySQL: { names: ['MySQL'], aliases: ['my sql'], heardAs: ['my sequel'] },
  TypeScript: { names: ['TypeScript'], aliases: ['type script'] },
  WebRTC: { names: ['WebRTC'], aliases: ['web rtc'], heardAs: ['web r t c'] },
  Firebase: { names: ['Firebase'], aliases: ['fire base'], heardAs: ['fire bass'] },
  Webhooks: { names: ['Webhooks'], aliases: ['web hooks', 'webhook'] },
};
