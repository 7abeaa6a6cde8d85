import { createInterface } from 'node:readline';
import type { GuideTurn } from '@asad/guide';
import { createSiteGuide, toPrinted } from './open-call.ts';

const isJson = process.argv.includes('--json');
const guide = createSiteGuide();

/** One line of JSON, or sentences for people. */
function print(turn: GuideTurn): void {
  const printed = toPrinted(turn);
  if (isJson) {
    process.stdout.write(`${JSON.stringify(printed)}\n`);
    return;
  }
  const { sentences, action, suggestions, ended } = printed;
  const lines = [
    sentences.length > 0 ? `ASAD: ${sentences.join(' ')}` : 'ASAD falls silent.',
    ...(action && action.type !== 'endCall'
      ? [
          `      [${Object.values(action)
            .map((part) => (typeof part === 'string' ? part : Object.values(part).join(' ')))
            .join(': ')}]`,
        ]
      : []),
    ...(suggestions.length > 0 ? [`      (${suggestions.join(' · ')})`] : []),
    ...(ended ? ['      [the call ends; another line begins a new one]'] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

let turn = guide.begin();
if (!isJson) {
  process.stdout.write('Type to ASAD; /new begins anew, Ctrl-D leaves.\n');
  print(turn);
}
for await (const line of createInterface({ input: process.stdin })) {
  turn = line.trim() === '/new' ? guide.begin() : guide.replyTo(line, turn.state);
  print(turn);
}
