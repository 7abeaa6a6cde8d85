/** Run by the emulators: plays the same stories on them and on the local cloud, and writes down what differs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { startTestCloud } from '../local/testing/start-test-cloud.ts';
import { identityStory, journeyStory, pagesStory, type Observation, type Place } from './stories.ts';

/** Differences that are known and meant, each with its reason. */
const MEANT: Readonly<Record<string, string>> = {
  'GET /%E0%A4%A': 'the emulator breaks off over half a character; for us it is an address that is none',
  'another site that asks whether it may':
    'neither gives leave; at home another site is refused before anybody looks at what it wants',
  'headers of /assets/nothing.js':
    'the emulator lets a missing file keep the year of its folder; ours is asked for again',
  'GET / with the ETag that it has':
    'the request says no-cache, as Node does beside an ETag: the emulator sends the whole page, we say that it is the same',
  'an address that is none': 'Hosting answers with the 404 page; at home everything under /api is JSON',
};

const [output = ''] = process.argv.slice(2);
const emulators: Place = { site: 'http://127.0.0.1:5000', identity: 'http://127.0.0.1:9099' };
const home = await startTestCloud();
const local: Place = { site: home.url, identity: home.url };

const stories = { Pages: pagesStory, 'The journey': journeyStory, Identity: identityStory };
const lines: string[] = [];
let [same, meant, different] = [0, 0, 0];
for (const [name, play] of Object.entries(stories)) {
  const theirs = await play(emulators);
  const ours = new Map((await play(local)).map(({ step, saw }) => [step, saw]));
  lines.push(`\n## ${name}\n`);
  for (const observation of theirs) lines.push(compare(observation, ours.get(observation.step)));
}
await home.stop();
lines.push(`\n## What a function is told about the visitor\n`, ...(await describeProxies()));

/** An observation, not a comparison: it shows what the emulator cannot tell about the real chain of proxies. */
async function describeProxies(): Promise<string[]> {
  const seenWith = async (claim: string | undefined): Promise<string> => {
    await fetch(
      `${emulators.site}/api/getUserCallStats`,
      claim === undefined ? {} : { headers: { 'x-forwarded-for': claim } },
    );
    return readFileSync(process.env['PARITY_PROXIES'] ?? '', 'utf8');
  };
  return [
    'The emulator adds nothing, so it says nothing about `CLIENT_ADDRESS` in the cloud (see deploy.md, "Check").\n',
    `- X-Forwarded-For and connection behind the Hosting emulator: \`${await seenWith(undefined)}\``,
    `- the same, when the visitor claims to be 203.0.113.99: \`${await seenWith('203.0.113.99')}\``,
  ];
}

function compare({ step, saw }: Observation, own: string | undefined): string {
  if (own === saw) {
    same += 1;
    return `- ${step}: the same`;
  }
  const reason = MEANT[step];
  if (reason === undefined) different += 1;
  else meant += 1;
  return `- **${step}**: ${reason ?? 'DIFFERENT'}\n  - emulators: \`${saw.slice(0, 400)}\`\n  - at home: \`${(own ?? 'nothing').slice(0, 400)}\``;
}

const summary = `${same} answers the same, ${meant} different and meant, ${different} different.`;
process.stdout.write(`${lines.join('\n')}\n\n${summary}\n`);
const head = readFileSync(new URL('parity-head.md', import.meta.url), 'utf8');
writeFileSync(
  output,
  `${head}\n**Last run, ${new Date().toISOString().slice(0, 10)}: ${summary}**\n${lines.join('\n')}\n`,
);
process.exit(different === 0 ? 0 : 1);
