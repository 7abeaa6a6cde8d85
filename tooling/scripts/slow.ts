import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { onPath } from '../browser/find-browser.ts';
import { runAll, runStep, type Step } from './run-step.ts';

/** Skipped on machines without its requirements. */
interface SlowStep extends Step {
  /** Runs before each change lands too. */
  readonly inCi?: true;
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
    name: 'the site of a student’s résumé',
    run: 'vitest run --project tooling --reporter=dot owners-site --testNamePattern=site.of.the.résumé.student',
    env: THOROUGH,
    inCi: true,
  },
  {
    name: 'the sites of five other résumés',
    run: 'vitest run --project tooling --reporter=dot owners-site --testNamePattern=site.of.the.résumé.(?!student)',
    env: THOROUGH,
  },
  ...(['zoe', 'studio', 'shapes'] as const).map((condition) => ({
    name: `mail and assistant of ${condition}`,
    run: 'vitest run --project functions --reporter=dot owner-words',
    env: { NODE_OPTIONS: `--conditions=${condition}` },
    ...(condition === 'zoe' && { inCi: true as const }),
  })),
  { name: 'the journey in Firefox', run: 'node tooling/e2e/engines/run.ts firefox', programs: FIREFOX, inCi: true },
  { name: 'the journey in WebKit', run: 'node tooling/e2e/engines/run.ts webkit', programs: WEBKIT, inCi: true },
  {
    name: 'the journeys on translated pages',
    run: 'playwright test --config=tooling/e2e/playwright.config.ts --project=translated',
    env: THOROUGH,
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
  {
    name: 'calls kept in Google’s Firestore emulator',
    run: `node tooling/checks/firestore-emulator.ts ${FIRESTORE_EMULATOR}`,
    files: [FIRESTORE_EMULATOR],
  },
  ...(['18.3', '19.2'] as const).map((REACT) => ({
    name: `the React entry point on React ${REACT}`,
    run: 'vitest run --config=vitest.browser.config.ts --root=packages/call-core src/react',
    env: { REACT },
    ...(REACT === '18.3' && { inCi: true as const }),
  })),
];

const hasPackage = (name: string): boolean => spawnSync('npm', ['view', name, 'version']).status === 0;

/** `--only "the journey in Firefox"`: one step; `--ci`: those of `.ci/run`; `--strict`: a missing engine is a failure. */
const { only, ci, strict } = parseArgs({
  options: { only: { type: 'string' }, ci: { type: 'boolean' }, strict: { type: 'boolean' } },
}).values;
const chosen = STEPS.filter(({ name, inCi }) => (only === undefined || name === only) && (!ci || inCi));
if (chosen.length === 0) throw new Error(`There is no step "${only}": ${STEPS.map(({ name }) => name).join(', ')}.`);
await ensureBrowser();
const steps = chosen.filter(({ name, programs = [], packages = [], files = [] }) => {
  const missing = [
    ...programs.filter((program) => onPath([program]) === undefined),
    ...files.filter((file) => !existsSync(file)),
    ...packages.filter((named) => !hasPackage(named)).map((named) => `${named} in the registry`),
  ];
  if (missing.length > 0)
    process.stdout.write(`\n— ${name}: skipped, since this machine has no ${missing.join(', ')}\n`);
  return missing.length === 0;
});
const unopened = chosen.filter((step) => step.programs && !steps.includes(step));
if (strict && unopened.length > 0) throw new Error(`No engine for ${unopened.map(({ name }) => name).join(', ')}.`);
// The journeys use the words of the sample.
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
