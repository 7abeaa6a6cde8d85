/**
 * Reports show API changes in a review (`packages/call-core/api`). `node tooling/release/report-api.ts` compares them
 * with the built package; `--write` updates them.
 */
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../packages/call-core/', import.meta.url));
const isWriting = process.argv.includes('--write');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function isAsReported(entryPoint: string, entry: string): boolean {
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

const { publishConfig }: Manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
mkdirSync(`${root}api`, { recursive: true });
const changed = Object.entries(publishConfig.exports).filter(
  ([entryPoint, { types = '' }]) => !isAsReported(entryPoint.slice(2) || 'index', root + types.slice(2)),
);
const isInOrder = changed.length === 0 || isWriting;
say(
  isInOrder
    ? 'The API is as its reports say.'
    : 'Meant so? `pnpm node tooling/release/report-api.ts --write`, and commit it.',
);
process.exit(isInOrder ? 0 : 1);
