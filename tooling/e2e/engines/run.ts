import { tmpdir } from 'node:os';
import { getLoopbackScript } from '@asad/call-core/testing';
import { startStandInProvider } from '@asad/functions/stand-in-provider';
import { startStaticSite } from '../testing/static-site.ts';
import { startLocalCloud } from '../testing/local-cloud.ts';
import type { Engine } from './engine.ts';
import { ENGINES } from './engines.ts';
import { JOURNEY } from './journey.ts';
import { STATIC_JOURNEY } from './static-journey.ts';
import type { JourneyStep } from './steps.ts';
import { PHONE_JOURNEY, SPOKEN_JOURNEY } from './voice-journeys.ts';

/** The journeys in one engine: `node tooling/e2e/engines/run.ts firefox`. */
const [engineName = ''] = process.argv.slice(2);
const openEngine = ENGINES[engineName];
if (openEngine === undefined)
  throw new Error(`There is no engine "${engineName}": ${Object.keys(ENGINES).join(', ')}.`);

/** Stops at the end, also after an error. */
await using started = new AsyncDisposableStack();
const untilEnd = <Server extends { stop(): Promise<void> }>(server: Server): Server => {
  started.defer(() => server.stop());
  return server;
};
const startSite = async (settings: Readonly<Record<string, string>> = {}): Promise<string> =>
  untilEnd(await startLocalCloud(settings)).url;

/** Runs the loopback room in place of the script that the SDK adds to the page: not every driver answers requests. */
const playRoom = `((append) => {
  document.head.appendChild = (element) => {
    if (!element.src?.startsWith('https://c.daily.co/')) return append.call(document.head, element);
    ${getLoopbackScript()}
    setTimeout(() => element.onload());
    return element;
  };
  return 1;
})(document.head.appendChild)`;

/** Plays steps in a new browser, and saves a picture on failure. */
const walk = async (steps: readonly JourneyStep[], origin: string, { hasRoom = false } = {}): Promise<void> => {
  const browser = await openEngine();
  const engine: Engine = {
    ...browser,
    async goto(url) {
      await browser.goto(url);
      if (hasRoom) await browser.evaluate(playRoom);
    },
  };
  try {
    await engine.resize(1280, 900);
    for (const { step, run } of steps) {
      await run(engine, origin);
      process.stdout.write(`ok    ${engine.name}: ${step}\n`);
    }
    if (engine.problems.length > 0) throw new Error(`${engine.name} complained: ${engine.problems.join('\n')}`);
  } catch (error) {
    await engine.screenshot(`${tmpdir()}/${engine.name}-failed.png`).catch(() => undefined);
    throw error;
  } finally {
    await engine.close();
  }
};

await walk(JOURNEY, await startSite());
await walk(STATIC_JOURNEY, untilEnd(await startStaticSite('/portfolio/')).url);
await walk(PHONE_JOURNEY, await startSite());

const { url } = untilEnd(await startStandInProvider());
const keys = { VAPI_PRIVATE_KEY: 'private-key-of-the-test', VAPI_ASSISTANT_ID: 'assistant-1' };
await walk(SPOKEN_JOURNEY, await startSite({ VAPI_API_URL: url, ...keys }), { hasRoom: true });
