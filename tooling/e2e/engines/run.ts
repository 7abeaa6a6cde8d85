import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { getLoopbackScript } from '@asad/call-core/testing';
import { startStandInProvider } from '@asad/functions/stand-in-provider';
import { startStandInModel } from '@asad/guide/stand-in-model';
import { translate } from '../testing/guests.ts';
import { startLocalCloud } from '../testing/local-cloud.ts';
import { until, type Engine } from './engine.ts';
import { JOURNEY } from './journey.ts';
import { isHydrated, type JourneyStep } from './steps.ts';
import { MODEL_JOURNEY, PHONE_JOURNEY, SPOKEN_JOURNEY } from './voice-journeys.ts';
import { ENGINES } from './engines.ts';

/**
 * One journey in one engine: `node tooling/e2e/engines/run.ts firefox [--pictures folder]`. `--translated` translates
 * each page after hydration.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' }, translated: { type: 'boolean' } },
});

const [engineName = 'chromium'] = positionals;

async function follow(engine: Engine, steps: readonly JourneyStep[], origin: string): Promise<void> {
  for (const { step, run } of steps) {
    await run(values.translated ? translated(engine) : engine, origin);
    process.stdout.write(`ok    ${engine.name}: ${step}\n`);
  }
  if (engine.problems.length > 0) throw new Error(`${engine.name} complained: ${engine.problems.join('\n')}`);
}

/** Translates each page; React reports the changes and recovers. */
const translated = (engine: Engine): Engine => ({
  ...engine,
  goto: async (url) => {
    await engine.goto(url);
    await until(engine, 'the page', isHydrated, 30_000);
    await engine.evaluate(`((${String(translate)})(), 1)`);
  },
});

/** Takes pictures in both themes at three widths. */
async function takePictures(engine: Engine, origin: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const width of [1440, 768, 390])
    for (const theme of ['dark', 'light'])
      for (const [name, path] of [
        ['home', '/'],
        ['works', '/#works'],
        ['call', '/call'],
      ] as const) {
        await engine.resize(width, 900);
        await engine.goto(`${origin}${path}`);
        await engine.evaluate(
          `(localStorage.theme = '${theme}', document.documentElement.dataset.theme = '${theme}', 1)`,
        );
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await engine.screenshot(`${folder}/${engine.name}-${name}-${width}-${theme}.png`);
      }
}

/** Saves a picture on failure. */
async function withEngine(work: (engine: Engine) => Promise<void>): Promise<void> {
  const engine = await ENGINES[engineName]?.();
  if (engine === undefined) throw new Error(`There is no engine "${engineName}": ${Object.keys(ENGINES).join(', ')}.`);
  try {
    await engine.resize(1280, 900);
    await work(engine);
  } catch (error) {
    await engine.screenshot(`${tmpdir()}/${engine.name}-failed.png`).catch(() => undefined);
    throw error;
  } finally {
    await engine.close();
  }
}

async function walkAtHome(): Promise<void> {
  const cloud = await startLocalCloud({ MAX_CALLS_PER_VISITOR: '4' });
  try {
    await withEngine(async (engine) => {
      await follow(engine, JOURNEY, cloud.url);
      if (values.pictures !== undefined) await takePictures(engine, cloud.url, values.pictures);
    });
  } finally {
    await cloud.stop();
  }
}

async function walkWithPhones(): Promise<void> {
  const cloud = await startLocalCloud();
  try {
    await withEngine((engine) => follow(engine, PHONE_JOURNEY, cloud.url));
  } finally {
    await cloud.stop();
  }
}

async function walkWithProvider(): Promise<void> {
  const standIn = await startStandInProvider();
  const cloud = await startLocalCloud({
    VAPI_API_URL: standIn.url,
    VAPI_PRIVATE_KEY: 'private-key-of-the-test',
    VAPI_ASSISTANT_ID: 'assistant-1',
  });
  try {
    await withEngine(async (engine) => {
      if (engine.serve === undefined) {
        process.stdout.write(
          `skip  ${engine.name}: a spoken call through the provider (no openssl for the certificate of a host’s stand-in)\n`,
        );
        return;
      }
      await engine.serve('https://c.daily.co/', getLoopbackScript());
      await follow(engine, SPOKEN_JOURNEY, cloud.url);
    });
  } finally {
    await cloud.stop();
    await standIn.stop();
  }
}

async function walkWithModel(): Promise<void> {
  const model = await startStandInModel();
  const tools = [{ name: 'showEntry', arguments: '{"kind":"project","id":"email-tracking"}' }];
  const heron = {
    kind: 'answers',
    text: 'Heron follows each message from queue to reply.',
    tools,
    tokens: 900,
  } as const;
  // The backend requests one word at its start.
  model.next.push({ kind: 'answers', text: 'Yes.' }, heron, heron);
  model.always = { kind: 'answers', text: 'It is in use.' };
  const cloud = await startLocalCloud({ MODEL_URL: model.url, MODEL_NAME: 'stand-in', MAX_CALLS_PER_VISITOR: '4' });
  try {
    await withEngine((engine) => follow(engine, MODEL_JOURNEY, cloud.url));
  } finally {
    await cloud.stop();
    await model.stop();
  }
}

await walkAtHome();
if (values.translated !== true) {
  await walkWithPhones();
  await walkWithModel();
  await walkWithProvider();
}
