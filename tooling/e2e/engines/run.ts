import { tmpdir } from 'node:os';
import { getLoopbackScript } from '@asad/call-core/testing';
import { startStandInProvider } from '@asad/functions/stand-in-provider';
import { say, sayLikeliest, startStandInModel } from '@asad/guide/stand-in-model';
import { startStaticSite } from '../testing/static-site.ts';
import { startLocalCloud } from '../testing/local-cloud.ts';
import type { Engine } from './engine.ts';
import { JOURNEY } from './journey.ts';
import { STATIC_JOURNEY } from './static-journey.ts';
import type { JourneyStep } from './steps.ts';
import { MODEL_JOURNEY, PHONE_JOURNEY, SPOKEN_JOURNEY } from './voice-journeys.ts';
import { ENGINES } from './engines.ts';

/** One journey in one engine: `node tooling/e2e/engines/run.ts firefox`. */
const [engineName = ''] = process.argv.slice(2);

async function follow(engine: Engine, steps: readonly JourneyStep[], origin: string): Promise<void> {
  for (const { step, run } of steps) {
    await run(engine, origin);
    process.stdout.write(`ok    ${engine.name}: ${step}\n`);
  }
  if (engine.problems.length > 0) throw new Error(`${engine.name} complained: ${engine.problems.join('\n')}`);
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

/** Plays steps against a site of its settings. */
async function walk(
  steps: readonly JourneyStep[],
  settings: Readonly<Record<string, string>> = {},
  prepare?: (engine: Engine) => Promise<void>,
): Promise<void> {
  const cloud = await startLocalCloud(settings);
  try {
    await withEngine(async (engine) => {
      await prepare?.(engine);
      await follow(engine, steps, cloud.url);
    });
  } finally {
    await cloud.stop();
  }
}

async function walkWithProvider(): Promise<void> {
  const standIn = await startStandInProvider();
  const settings = {
    VAPI_API_URL: standIn.url,
    VAPI_PRIVATE_KEY: 'private-key-of-the-test',
    VAPI_ASSISTANT_ID: 'assistant-1',
  };
  try {
    await walk(SPOKEN_JOURNEY, settings, (engine) => engine.serve('https://c.daily.co/', getLoopbackScript()));
  } finally {
    await standIn.stop();
  }
}

async function walkWithModel(): Promise<void> {
  const model = await startStandInModel();
  model.always = {
    kind: 'says',
    text: (prompt) => (prompt.includes('is it finished') ? say('With Heron, follow-ups') : sayLikeliest)(prompt),
  };
  try {
    await walk(MODEL_JOURNEY, { MODEL_URL: model.url, MODEL_NAME: 'stand-in', MAX_CALLS_PER_VISITOR: '4' });
  } finally {
    await model.stop();
  }
}

async function walkWithoutBackend(): Promise<void> {
  const site = await startStaticSite('/portfolio/', { voice: 'whole' });
  try {
    await withEngine((engine) => follow(engine, STATIC_JOURNEY, site.url));
  } finally {
    await site.stop();
  }
}

await walk(JOURNEY, { MAX_CALLS_PER_VISITOR: '4' });
await walkWithoutBackend();
await walk(PHONE_JOURNEY);
await walkWithModel();
await walkWithProvider();
