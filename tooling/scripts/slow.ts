import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { runAll, runStep, type Step } from './run-step.ts';

/** Skipped on machines without its requirements. */
interface SlowStep extends Step {
  readonly programs?: readonly string[];
  readonly packages?: readonly string[];
  readonly files?: readonly string[];
}

const THOROUGH = { THOROUGH: '1' };
const FIREFOX = ['firefox-esr'];
const WEBKIT = ['WebKitWebDriver', 'xvfb-run'];

/** The Google Cloud CLI's. */
const FIRESTORE_EMULATOR = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const STEPS: readonly SlowStep[] = [
  {
    name: 'races and properties, played often',
    run: 'vitest run --project functions --project call-core --project tooling --project training --maxWorkers=100% --reporter=dot store fuzz processes property',
    env: THOROUGH,
  },
  {
    name: 'the sites of three other owners',
    run: 'vitest run --project tooling --reporter=dot owners-site --testNamePattern=site.of.(a|Zoë)',
    env: THOROUGH,
  },
  {
    name: 'the sites of six résumés',
    run: 'vitest run --project tooling --reporter=dot owners-site --testNamePattern=site.of.the.résumé',
    env: THOROUGH,
  },
  ...['zoe', 'studio', 'shapes'].map((condition) => ({
    name: `mail and assistant of ${condition}`,
    run: 'vitest run --project functions --reporter=dot owner-words',
    env: { NODE_OPTIONS: `--conditions=${condition}` },
  })),
  { name: 'the journey in Chromium', run: 'node tooling/e2e/engines/run.ts chromium' },
  { name: 'the journey in Firefox', run: 'node tooling/e2e/engines/run.ts firefox', programs: FIREFOX },
  { name: 'the journey in WebKit', run: 'node tooling/e2e/engines/run.ts webkit', programs: WEBKIT },
  {
    name: 'the journeys on translated pages',
    run: 'playwright test --config=tooling/e2e/playwright.config.ts --project=translated',
    env: THOROUGH,
  },
  {
    name: 'the translated journey in Firefox',
    run: 'node tooling/e2e/engines/run.ts firefox --translated',
    programs: FIREFOX,
  },
  {
    name: 'the translated journey in WebKit',
    run: 'node tooling/e2e/engines/run.ts webkit --translated',
    programs: WEBKIT,
  },
  ...[
    { name: 'the browser entry points in Firefox', env: { ENGINE: 'firefox' }, programs: FIREFOX },
    { name: 'the browser entry points in WebKit', env: { ENGINE: 'webkit' }, programs: WEBKIT },
  ].map((step) => ({ ...step, run: 'vitest run --config=tooling/e2e/engines/call-core.config.ts' })),
  {
    name: 'calls from the packed tarball under plain npm',
    run: 'vitest run --project call-core packages/call-core/example',
    env: THOROUGH,
    packages: ['@vapi-ai/web'],
  },
  {
    name: 'the commands of the READMEs',
    run: 'vitest run --project tooling --reporter=verbose tooling/release/commands',
    env: THOROUGH,
  },
  // /proc has the memory peaks.
  ...(process.platform === 'linux'
    ? [{ name: 'a flood of bodies against one function', run: 'node tooling/checks/memory.ts' }]
    : []),
  {
    name: 'calls kept in Google’s Firestore emulator',
    run: `node tooling/checks/firestore-emulator.ts ${FIRESTORE_EMULATOR}`,
    programs: ['java'],
    files: [FIRESTORE_EMULATOR],
  },
  ...['18.3', '19.2'].map((REACT) => ({
    name: `the React entry point on React ${REACT}`,
    run: 'vitest run --config=vitest.browser.config.ts --root=packages/call-core src/react',
    env: { REACT },
  })),
];

const folders = (process.env['PATH'] ?? '').split(delimiter);
const hasProgram = (name: string): boolean => folders.some((folder) => existsSync(join(folder, name)));
const hasPackage = (name: string): boolean => spawnSync('npm', ['view', name, 'version']).status === 0;

/** `pnpm slow`, or `pnpm slow --only "the journey in Firefox"`. */
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const chosen = STEPS.filter(({ name }) => only === undefined || name === only);
if (chosen.length === 0) throw new Error(`There is no step "${only}": ${STEPS.map(({ name }) => name).join(', ')}.`);
await ensureBrowser();
const steps = chosen.filter(({ name, programs = [], packages = [], files = [] }) => {
  const missing = [
    ...programs.filter((program) => !hasProgram(program)),
    ...files.filter((file) => !existsSync(file)),
    ...packages.filter((one) => !hasPackage(one)).map((one) => `${one} in the registry`),
  ];
  if (missing.length > 0)
    process.stdout.write(`\n— ${name}: skipped, since this machine has no ${missing.join(', ')}\n`);
  return missing.length === 0;
});
// The journeys use the words of the frozen sample.
if (steps.some(({ run }) => run.includes('tooling/e2e/'))) {
  const env = { NODE_OPTIONS: '--conditions=sample' };
  const { isOk } = await runStep({ name: 'build', run: 'turbo run build --output-logs=errors-only', env });
  if (!isOk) process.exit(1);
}
// Firefox’s entry points failed once in CI for an unknown reason, and in none of ten runs elsewhere.
await runAll(
  steps.map((step) => ({ ...step, attempts: step.programs ? 2 : 1 })),
  'slow steps',
);
