import type { Mutant } from './mutant.ts';

/** Mutants of the core's own guards. */
export const GUARDS: readonly Mutant[] = [
  {
    name: 'saved',
    what: 'a rejected send counted as saved',
    inNode: true,
    files: 'delivery/outbox',
    tests: 'a line that refuses',
    patches: [
      { file: 'delivery/record-sender.ts', find: "return outcome.kind === 'refused';", replace: 'return true;' },
    ],
  },
  {
    name: 'html',
    what: 'any 200 counted as a yes',
    inNode: true,
    files: 'delivery/record-sender',
    tests: 'for a yes',
    patches: [{ file: 'delivery/record-sender.ts', find: "if (ok && answer['saved'] === true)", replace: 'if (ok)' }],
  },
  {
    name: 'alive',
    what: 'a failing isCallAlive read as dead',
    inNode: true,
    files: 'delivery/outbox',
    tests: 'while nobody',
    patches: [
      {
        file: 'delivery/outbox.ts',
        find: 'ask(() => isCallAlive(), true)',
        replace: 'ask(() => isCallAlive(), false)',
      },
    ],
  },
  {
    name: 'visitor',
    what: 'a record sent with whatever token there is',
    inNode: true,
    files: 'delivery/outbox',
    tests: 'whoever signs in while it runs',
    patches: [{ file: 'delivery/outbox.ts', find: '(await isStillMine()) && ', replace: '' }],
  },
  {
    name: 'memory',
    what: 'no memory beside the disk',
    inNode: true,
    files: 'delivery/outbox',
    tests: 'a disk that refuses',
    patches: [{ file: 'delivery/outbox.ts', find: 'memory.set(record.callId, entry);', replace: '' }],
  },
  {
    name: 'claim',
    what: 'a record that its own tab sends, sent by another',
    inNode: true,
    files: 'delivery/outbox',
    tests: 'its own tab is sending',
    patches: [
      { file: 'delivery/outbox.ts', find: 'claimedUntilMs: entry.savedAtMs + CLAIM_MS', replace: 'claimedUntilMs: 0' },
    ],
  },
  {
    name: 'muted',
    what: 'no setMuted during the prompt',
    inNode: true,
    files: 'call/during',
    tests: 'while the browser’s prompt stands',
    patches: [{ file: 'call/sound.ts', find: 'guard(() => microphone.setMuted(preferences.isMuted));', replace: '' }],
  },
  {
    name: 'ended',
    what: 'the end of the talk dropped',
    inNode: true,
    files: 'call/end-call',
    tests: 'ends the record when',
    patches: [
      {
        file: 'call/record.ts',
        find: 'endedAt: new Date(endedAtMs).toISOString(),',
        replace: 'endedAt: new Date(shown.startedAtMs ?? endedAtMs).toISOString(),',
      },
    ],
  },
  {
    name: 'status',
    what: 'the status-update always added',
    inNode: true,
    files: 'call/end-call',
    tests: 'adds no status-update',
    patches: [{ file: 'call/record.ts', find: 'if (!isTold) keepMessage', replace: 'keepMessage' }],
  },
  {
    name: 'joined',
    what: 'a talk before the call is joined',
    inNode: true,
    files: 'call/failed-start',
    tests: 'early sign of life',
    patches: [
      {
        file: 'call/transition.ts',
        find: "starting: { joined: ['joined'], talkStarted: ['alive'],",
        replace: "starting: { joined: ['joined'], talkStarted: ['active', 'beginTalk'],",
      },
    ],
  },
  {
    name: 'last',
    what: 'a lease that comes back before the record is kept',
    inNode: true,
    files: 'call/scope',
    tests: 'goes last',
    patches: [{ file: 'call/scope.ts', find: 'goesLast === isLast ?', replace: '!isLast ?' }],
  },
  {
    name: 'lost',
    what: 'a microphone whose loss nobody hears',
    inNode: true,
    files: 'call/during',
    tests: 'unplugged or revoked',
    patches: [
      {
        file: 'call/sound.ts',
        find: 'microphone.onLost?.(',
        replace: '(undefined as typeof microphone.onLost)?.(',
      },
    ],
  },
  {
    name: 'destroy',
    what: 'waiting for destroy without a limit',
    files: 'vapi/recordings',
    tests: 'whose destroy hangs',
    patches: [
      {
        file: 'vapi/vapi-provider.ts',
        find: 'if (sdk) await withTimeout(sdk.stop(), { clock, limitMs: DESTROY_LIMIT_MS, otherwise });',
        replace: 'await sdk?.stop();',
      },
    ],
  },
  {
    name: 'pageshow',
    what: 'a page that comes back and delivers nothing',
    files: 'browser/tabs',
    tests: 'back-forward cache',
    patches: [{ file: 'browser/bind-page.ts', find: "addEventListener('pageshow', shown, { signal });", replace: '' }],
  },
  {
    name: 'online',
    what: 'a network that comes back unnoticed',
    files: 'browser/tabs',
    tests: 'is told of the network',
    patches: [{ file: 'browser/bind-page.ts', find: "addEventListener('online', flush, { signal });", replace: '' }],
  },
  {
    name: 'arrival',
    what: 'a page that arrives and delivers nothing',
    files: 'browser/tabs',
    tests: 'as soon as a page arrives',
    patches: [{ file: 'browser/bind-page.ts', find: '  flush();\n', replace: '' }],
  },
  {
    name: 'camera',
    what: 'a camera that is asked for',
    files: 'vapi/recordings',
    tests: 'ask for a camera',
    patches: [{ file: 'vapi/vapi-provider.ts', find: ', videoSource: false }', replace: ' } as never' }],
  },
];
