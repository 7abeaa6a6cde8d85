import { findImports, readSources } from './source-files.ts';

interface Room {
  readonly folder: string;
  /** Packages that the room's code may import; a pattern must match the whole name. */
  readonly may: readonly RegExp[];
  /** What its tests and stories may import besides. */
  readonly mayInTests?: readonly RegExp[];
  /** Files that the rule is not about. */
  readonly except?: RegExp;
}

const TESTING = [/^vitest(\/.*)?$/, /^fast-check$/, /^fake-indexeddb(\/.*)?$/, /^node:/, /^@asad\/tooling\//];
const isTest = (path: string): boolean =>
  /\.(test|property\.test|browser\.test|stories|dev\.stories)\.tsx?$|\/vitest\.|\/testing\/|\.storybook\/|\/(build-doors|doors)\.ts|packages\/ui\/tokens\/|\/consumer\/|\/loopback-call\.ts/.test(
    path,
  );

/** Who may import whom (docs: architecture). The first room whose folder holds a file decides. */
const ROOMS: readonly Room[] = [
  // What looks after a package stands beside it and is not part of it.
  { folder: 'packages/call-core/api/', may: [/^node:/], mayInTests: TESTING },
  { folder: 'packages/call-core/bench/', may: [/^node:/], mayInTests: TESTING },
  {
    folder: 'packages/call-core/example/',
    may: [/^node:/, /^esbuild$/, /^ws$/],
    mayInTests: [...TESTING, /^playwright$/],
  },
  { folder: 'packages/call-core/mutants/', may: [/^node:/], mayInTests: TESTING },
  { folder: 'packages/content/', may: [/^#portfolio$/], mayInTests: TESTING },
  { folder: 'packages/call-core/src/contract/', may: [/^zod$/], mayInTests: TESTING },
  { folder: 'packages/call-core/src/delivery/', may: [], mayInTests: TESTING },
  { folder: 'packages/call-core/src/vapi/', may: [/^@vapi-ai\/web$/], mayInTests: TESTING },
  {
    folder: 'packages/call-core/src/react/',
    may: [/^react$/, /^zustand\/vanilla\/shallow$/],
    mayInTests: [...TESTING, /^react-dom(\/.*)?$/],
  },
  { folder: 'packages/call-core/src/browser/', may: [/^idb$/], mayInTests: TESTING },
  { folder: 'packages/call-core/', may: [/^zustand\/vanilla(\/shallow)?$/], mayInTests: TESTING },
  { folder: 'packages/guide/trainer/', may: [/^node:/], mayInTests: TESTING },
  { folder: 'packages/guide/evaluation/', may: [/^node:/, /^yaml$/], mayInTests: TESTING },
  {
    folder: 'packages/guide/',
    may: [/^@asad\/call-core(\/browser)?$/, /^stemmer$/],
    mayInTests: [...TESTING, /^@asad\/call-core\/testing$/],
  },
  {
    folder: 'packages/ui/',
    may: [/^react(-dom)?(\/.*)?$/, /^@radix-ui\/react-dialog$/, /^cmdk$/],
    mayInTests: [
      ...TESTING,
      /^@storybook\//,
      /^storybook(\/.*)?$/,
      /^@terrazzo\/parser$/,
      /^culori$/,
      /^esbuild$/,
      /^playwright$/,
      /^@vitejs\/.*$/,
      /^vite$/,
      /^axe-core$/,
      /^@vitest\//,
      /^vitest-browser-react$/,
      /^@fontsource\//,
    ],
  },
  {
    folder: 'apps/functions/src/handlers/',
    may: [/^@asad\/(content|call-core\/contract|ui(\/.*)?)$/, /^zod$/, /^node:/],
    mayInTests: [/./],
  },
  { folder: 'apps/functions/', may: [/^(?!@asad\/(web|call-core$|call-core\/(?!contract)))/], mayInTests: [/./] },
  { folder: 'apps/web/src/identity/', may: [/^firebase\//, /^@asad\//], mayInTests: [/./] },
  { folder: 'apps/web/', may: [/^(?!firebase(\/|$)|@asad\/functions)/], mayInTests: [/./] },
];

const RELATIVE = /^\.{1,2}\//;
const wrongs: string[] = [];

for (const { path, text } of readSources('.')) {
  const room = ROOMS.find(({ folder, except }) => path.startsWith(folder) && !except?.test(path));
  if (!room) continue;
  const allowed = isTest(path) ? [...room.may, ...(room.mayInTests ?? [])] : room.may;
  const top = path.split('/').slice(0, 2).join('/');
  for (const name of findImports(text)) {
    if (RELATIVE.test(name)) {
      const target = new URL(name, `file:///${path}`).pathname.slice(1);
      if (!target.startsWith(`${top}/`))
        wrongs.push(`${path} reaches into ${target}; import it by its package's name.`);
    } else if (!name.startsWith('virtual:') && !allowed.some((pattern) => pattern.test(name))) {
      wrongs.push(`${path} may not import ${name}.`);
    }
  }
}

for (const wrong of wrongs) process.stderr.write(`${wrong}\n`);
process.stdout.write(
  `${wrongs.length === 0 ? 'Every import stays within its bounds.' : `${wrongs.length} imports cross a boundary.`}\n`,
);
process.exit(wrongs.length === 0 ? 0 : 1);
