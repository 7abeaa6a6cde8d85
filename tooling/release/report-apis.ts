/**
 * Reports show API changes in a review (`packages/<name>/api`). `node tooling/release/report-apis.ts` compares them
 * with the built packages; `--write` updates them. A used type that no entry point exports is an error: users could not
 * name it.
 */
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Types that users need not name. Storybook documents `ui`. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'call-core': ['ACTIONS', 'CallErrorOptions', 'Signal'],
  content: [
    'FieldOfTopic',
    'GroupId',
    'WorkField',
    'Post',
    'Dated',
    'Achievement',
    'Basics',
    'Period',
    'Work',
    'Study',
    'Made',
    'Item',
  ],
  guide: ['Candidate', 'Feature', 'Period', 'RecognitionClass'],
};
const isWriting = process.argv.includes('--write');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Calls `onUnexported` for each used type that is not exported. */
function isAsReported(root: string, entryPoint: string, entry: string, onUnexported: (name: string) => void): boolean {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: entry,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'nodenext',
            lib: ['es2024', 'dom', 'dom.iterable'],
            types: [],
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            // API Extractor cannot read the source file.
            paths: { '#portfolio': ['./dist/portfolio/portfolio.d.ts'] },
          },
          files: [entry],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${entryPoint}.api.md`,
        reportFolder: `${root}api`,
        reportTempFolder: `${root}node_modules/.cache/api`,
      },
      newlineKind: 'lf',
      messages: {
        // Another entry point may export the type; the check below covers all.
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.None },
          'ae-forgotten-export': { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: false },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: `${root}package.json`,
  });
  const { errorCount, apiReportChanged } = Extractor.invoke(config, {
    localBuild: isWriting,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
      const [, name] = /^The symbol "(\w+)" needs to be exported/.exec(message.text) ?? [];
      if (name !== undefined) onUnexported(name);
    },
  });
  if (apiReportChanged) say(`${isWriting ? 'written' : 'CHANGED'} ${root}api/${entryPoint}.api.md`);
  return errorCount === 0 && !apiReportChanged;
}

interface Manifest {
  readonly publishConfig: { readonly exports: Readonly<Record<string, { readonly types?: string }>> };
}

function isInOrder([name, ours]: readonly [string, readonly string[]]): boolean {
  const root = fileURLToPath(new URL(`../../packages/${name}/`, import.meta.url));
  const { publishConfig }: Manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const entryPoints = Object.entries(publishConfig.exports).filter(([entryPoint]) => !/\.(css|json)$/.test(entryPoint));
  mkdirSync(`${root}api`, { recursive: true });
  const unexported = new Set<string>();
  const toName = (entryPoint: string): string => entryPoint.slice(2) || 'index';
  const changed = entryPoints.filter(
    ([entryPoint, { types = '' }]) =>
      !isAsReported(root, toName(entryPoint), root + types.slice(2), (one) => unexported.add(one)),
  );
  const reports = entryPoints
    .map(([entryPoint]) => readFileSync(`${root}api/${toName(entryPoint)}.api.md`, 'utf8'))
    .join('');
  const isOffered = (type: string): boolean =>
    new RegExp(String.raw`^export (?:const|function|class|interface|type) ${type}\b`, 'm').test(reports);
  const missing = [...unexported].filter((type) => !ours.includes(type) && !isOffered(type));
  for (const type of missing) say(`${type} is used by an entry point of ${name}, but no entry point exports it.`);
  return (changed.length === 0 || isWriting) && missing.length === 0;
}

const isAll = Object.entries(PACKAGES).map(isInOrder).every(Boolean);
say(
  isAll
    ? 'Each API is as its reports say.'
    : 'Meant so? `pnpm node tooling/release/report-apis.ts --write`, and commit it.',
);
process.exit(isAll ? 0 : 1);
