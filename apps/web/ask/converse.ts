import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { aiGreeting } from '../src/site/guide-lines.ts';
import { knowledge } from '../src/site/knowledge.ts';
import { describe } from './describe.ts';
import { createSiteGuide, openCall, toPrinted, type PrintedReply } from './open-call.ts';
import { openModel, type ChooseOutside } from './open-model.ts';

const USAGE = 'pnpm ask [--json | --explain] [--voice guide|model]\n';

/** An unknown flag or voice ends the program. */
function readFlags(): { readonly json?: boolean; readonly explain?: boolean; readonly voice: string } {
  const options = {
    json: { type: 'boolean' },
    explain: { type: 'boolean' },
    voice: { type: 'string', default: 'guide' },
    help: { type: 'boolean' },
  } as const;
  try {
    const { values } = parseArgs({ options });
    if (!['guide', 'model'].includes(values.voice)) throw new Error(`'${values.voice}' is no voice`);
    if (values.help !== true) return values;
    process.stdout.write(USAGE);
    return process.exit();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${USAGE}`);
    return process.exit(1);
  }
}
const { json: isJson, explain: isExplained, voice } = readFlags();
const guide = createSiteGuide();

function readModel(): ChooseOutside | undefined {
  try {
    const model = voice === 'model' ? openModel(process.env, knowledge) : undefined;
    if (model === undefined || !isExplained) return model;
    return async (question) => {
      const choice = await model(question);
      process.stdout.write(`model: ${choice ? JSON.stringify(choice) : 'the guide judges'}\n`);
      return choice;
    };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return process.exit(1);
  }
}
const choose = readModel();
const open = openCall(guide, {
  choose,
  ...(isExplained && { onQuestion: (explanation) => process.stdout.write(describe(explanation)) }),
});

// A closed pipe ends the program: `pnpm ask | head`.
process.stdout.on('error', () => process.exit());

const toText = (part: unknown): string => (typeof part === 'string' ? part : Object.values(part ?? {}).join(' '));

function print(printed: PrintedReply): void {
  if (isJson) {
    process.stdout.write(`${JSON.stringify(printed)}\n`);
    return;
  }
  const { sentences, action, suggestions, ended } = printed;
  const lines = [
    sentences.length > 0 ? `ASAD: ${sentences.join(' ')}` : 'ASAD falls silent.',
    action && action.type !== 'endCall' && `      [${Object.values(action).map(toText).join(': ')}]`,
    suggestions.length > 0 && `      (${suggestions.join(' · ')})`,
    ended && '      [the call ends; another line begins a new one]',
  ];
  process.stdout.write(`${lines.filter(Boolean).join('\n')}\n`);
}

const greeting: PrintedReply = choose
  ? { sentences: aiGreeting, action: null, suggestions: [], ended: false }
  : toPrinted(guide.begin());
if (!isJson) {
  process.stdout.write('Type to ASAD; /new starts a new call, Ctrl-D leaves.\n');
  print(greeting);
}
let say = open();
for await (const line of createInterface({ input: process.stdin })) {
  const isNew = line.trim() === '/new';
  if (isNew) say = open();
  print(isNew ? greeting : await say(line));
}
