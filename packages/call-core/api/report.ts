import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

/**
 * What each door offers, written down by API Extractor: a change of it shows in a review. `node api/report.ts` compares
 * the reports with the built package, `node api/report.ts --write` writes them anew. A type that is spoken of and that no
 * door exports is named: who uses the package could not write it down.
 */
const DOORS = ['index', 'browser', 'delivery', 'vapi', 'react', 'element', 'contract', 'testing'] as const;
const root = fileURLToPath(new URL('..', import.meta.url));
const isWriting = process.argv.includes('--write');
/** Shapes of an argument or a table that nobody else has to name. */
const OURS: ReadonlySet<string> = new Set(['CODES', 'CallErrorOptions', 'Signal']);
const spokenOf = new Set<string>();

function isAsReported(door: (typeof DOORS)[number]): boolean {
  const entry = `${root}dist/${door === 'index' ? '' : `${door}/`}index.d.ts`;
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
        reportFileName: `${door}.api.md`,
        reportFolder: `${root}api`,
        reportTempFolder: `${root}node_modules/.cache/api`,
      },
      newlineKind: 'lf',
      messages: {
        // A door may speak of types that another door exports: below, all doors are looked at together.
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
      if (name !== undefined) spokenOf.add(name);
    },
  });
  if (apiReportChanged) process.stdout.write(`${isWriting ? 'written' : 'CHANGED'} api/${door}.api.md\n`);
  return errorCount === 0 && !apiReportChanged;
}

const changed = DOORS.filter((door) => !isAsReported(door));
const reports = DOORS.map((door) => readFileSync(`${root}api/${door}.api.md`, 'utf8')).join('');
const isOffered = (name: string): boolean =>
  new RegExp(String.raw`^export (?:const|function|class|interface|type) ${name}\b`, 'm').test(reports);
const missing = [...spokenOf].filter((name) => !OURS.has(name) && !isOffered(name));
for (const name of missing) process.stdout.write(`${name} is spoken of by a door, and no door exports it.\n`);
if (changed.length === 0) process.stdout.write('The API is as its reports say.\n');
else if (!isWriting)
  process.stdout.write('Meant so? `pnpm node packages/call-core/api/report.ts --write`, and commit it.\n');
process.exit((changed.length > 0 && !isWriting) || missing.length > 0 ? 1 : 0);
