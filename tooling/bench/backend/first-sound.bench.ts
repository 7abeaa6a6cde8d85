/**
 * From a language model's first sentence to its sound, through the local cloud and the bundled engine. The goal is 300
 * ms on an idle machine.
 */
import { webCallSchema } from '@asad/call-core/contract';
import { startStandInModel } from '@asad/guide/stand-in-model';
import { startTestCloud } from '@asad/functions/local/testing/start-test-cloud.ts';

const SENTENCES = [
  'Yes.',
  'Heron follows each message from queue to reply.',
  'It tells real readers from the scanners that open everything.',
  'The approach was to move the sending into a queue, with one worker for each domain.',
];
const RUNS = 5;

const model = await startStandInModel();
const cloud = await startTestCloud({ siteHandler: () => {}, env: { MODEL_URL: model.url, MODEL_NAME: 'bench' } });
await cloud.cloud.findFault();
const visitor = await cloud.newVisitor();
const { id: callId } = webCallSchema.parse((await visitor.post('/api/call/web')).body);

async function ask(text: string): Promise<number> {
  model.next.push({ kind: 'answers', text, tokens: 1 });
  const begunAtMs = performance.now();
  const response = await fetch(`${cloud.url}/api/call/turn`, {
    method: 'POST',
    headers: { authorization: `Bearer ${visitor.idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ callId, text: 'Hello' }),
  });
  let lastMs = 0;
  for await (const piece of response.body ?? []) lastMs ||= piece.length > 0 ? performance.now() - begunAtMs : 0;
  return lastMs;
}
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await ask('Ready.');
process.stdout.write('| first sentence | new (ms) | said before (ms) |\n|---|--:|--:|\n');
for (const sentence of SENTENCES) {
  const [fresh, known] = [[] as number[], [] as number[]];
  for (let run = 0; run < RUNS; run += 1) {
    // Changes the sentence, so that the speech cache does not answer.
    const another = sentence.includes(' ')
      ? sentence.replace(' ', `, ${'so '.repeat(run)}`)
      : sentence.replace('.', '!'.repeat(run + 1));
    fresh.push(await ask(another));
    known.push(await ask(another));
  }
  process.stdout.write(
    `| ${sentence.length} characters | ${middle(fresh).toFixed(0)} | ${middle(known).toFixed(0)} |\n`,
  );
}
await cloud.stop();
await model.stop();
