/**
 * Reports show API changes in a review (`packages/<name>/api`). `node tooling/release/report-apis.ts` compares them
 * with the built packages; `--write` updates them.
 */
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Storybook documents `ui`. */
const PACKAGES = ['call-core', 'content', 'guide'];
const isWriting = process.argv.includes('--write');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function isAsReported(root: string, entryPoint: string, entry: string): boolean {
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
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: `${root}package.json`,
  });
  const { errorCount, apiReportChanged } = Extractor.invoke(config, {
    localBuild: isWriting,
    messageCallback: (message) => void (message.handled = message.logLevel !== ExtractorLogLevel.Error),
  });
  if (apiReportChanged) say(`${isWriting ? 'written' : 'CHANGED'} ${root}api/${entryPoint}.api.md`);
  return errorCount === 0 && !apiReportChanged;
}

interface Manifest {
  readonly publishConfig: { readonly exports: Readonly<Record<string, { readonly types?: string }>> };
}

function isInOrder(name: string): boolean {
  const root = fileURLToPath(new URL(`../../packages/${name}/`, import.meta.url));
  const { publishConfig }: Manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const entryPoints = Object.entries(publishConfig.exports).filter(([entryPoint]) => !/\.(css|json)$/.test(entryPoint));
  mkdirSync(`${root}api`, { recursive: true });
  const changed = entryPoints.filter(
    ([entryPoint, { types = '' }]) => !isAsReported(root, entryPoint.slice(2) || 'index', root + types.slice(2)),
  );
  return changed.length === 0 || isWriting;
}

const isAll = PACKAGES.map(isInOrder).every(Boolean);
say(
  isAll
    ? 'Each API is as its reports say.'
    : 'Meant so? `pnpm node tooling/release/report-apis.ts --write`, and commit it.',
);
process.exit(isAll ? 0 : 1);
