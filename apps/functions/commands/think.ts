/**
 * Reads a visitor's words line by line and prints JSON as `pnpm ask --json` does; `/new` starts a new call. For `pnpm
 * ask --voice model`.
 */
import { createInterface } from 'node:readline';
import { clientActionSchema, type ClientAction } from '@asad/call-core/contract';
import { createChat } from '@asad/guide/mind';
import { createEnvReader } from '../src/env/env-reader.ts';
import { modelVoice } from '../src/voices/model-voice.ts';
import { createSiteMind } from '../src/voices/site-mind.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const settings = modelVoice.read(createEnvReader(process.env)).settings('a language model is to answer');
  const mind = createSiteMind(createChat(settings));
  let state = mind.begin();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '/new') {
      state = mind.begin();
      process.stdout.write(`${JSON.stringify({ sentences: [], action: null, suggestions: [], ended: false })}\n`);
      continue;
    }
    const answer = mind.answer(line, state, { signal: new AbortController().signal });
    const sentences: string[] = [];
    const actions: ClientAction[] = [];
    for await (const part of answer.parts) {
      if (part.type === 'sentence') sentences.push(part.text);
      else actions.push(clientActionSchema.parse({ type: part.name, entry: part.arguments }));
    }
    const { failure, ...outcome } = answer.outcome();
    state = outcome.state;
    if (failure !== undefined) process.stderr.write(`${failure.message} The guide answered.\n`);
    const ended = actions.some(({ type }) => type === 'endCall');
    const action = ended ? { type: 'endCall' } : (actions[0] ?? null);
    process.stdout.write(`${JSON.stringify({ sentences, action, suggestions: [], ended })}\n`);
  }
});
