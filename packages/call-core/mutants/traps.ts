import type { Mutant } from './mutant.ts';

/** A mutant for every trap of the voice SDK (src/vapi/traps-of-*). */
export const TRAPS: readonly Mutant[] = [
  {
    name: '1a',
    what: 'a request that is not aborted',
    patches: [{ file: 'call/scope.ts', find: 'abort.abort();', replace: '' }],
  },
  {
    name: '1b',
    what: 'a late answer that still counts',
    patches: [
      { file: 'call/scope.ts', find: 'abort.abort();', replace: '' },
      { file: 'call/scope.ts', find: 'if (closing) return Promise.reject(over);', replace: '' },
      { file: 'call/scope.ts', find: 'reject(over);\n        return closeOpened', replace: 'return closeOpened' },
      {
        file: 'call/scope.ts',
        find: 'if (closing) await closeOne(closeOpened);\n          else resolve(value);',
        replace: 'resolve(value);',
      },
    ],
  },
  {
    name: '2',
    what: 'no error listener',
    patches: [{ file: 'vapi/vapi-room.ts', find: "on('error', ", replace: "on('error-unheard', " }],
  },
  {
    name: '3',
    what: 'a join that the abort does not win',
    patches: [
      { file: 'vapi/vapi-provider.ts', find: 'await Promise.race([joining, aborted]);', replace: 'await joining;' },
    ],
  },
  {
    name: '4',
    what: 'a room that is heard after its call',
    patches: [
      {
        file: 'call/run.ts',
        find: 'if (!scope.isClosed()) work();',
        replace: 'work();',
      },
      { file: 'call/create-call.ts', find: 'run && !run.end &&', replace: 'run &&' },
      { file: 'vapi/vapi-room.ts', find: 'isClosed = true;\n      volume = 0;', replace: '' },
    ],
  },
  {
    name: '5',
    what: 'audio elements left in the page',
    patches: [
      {
        file: 'vapi/vapi-provider.ts',
        find: "document.querySelectorAll<HTMLAudioElement>('audio[data-participant-id]')",
        replace: '[] as HTMLAudioElement[]',
      },
    ],
  },
  {
    name: '6a',
    what: 'a second call-start that counts',
    patches: [
      {
        file: 'call/transition.ts',
        find: 'active: { ended:',
        replace: "active: { talkStarted: ['active', 'beginTalk'], ended:",
      },
    ],
  },
  {
    name: '6b',
    what: 'the SDK’s own call-start taken for the assistant’s',
    patches: [
      { file: 'vapi/vapi-room.ts', find: 'if (isOwnStart) isOwnStart = false;\n    else emit', replace: 'emit' },
    ],
  },
  {
    name: '7',
    what: 'one SDK for all calls',
    patches: [
      {
        file: 'vapi/vapi-provider.ts',
        find: 'sdk = new Sdk(',
        replace: 'const page = globalThis as { sdk?: VapiSdk };\n      sdk = page.sdk ??= new Sdk(',
      },
      {
        file: 'vapi/vapi-provider.ts',
        find: 'for (let living = occupied; living; living = occupied) await Promise.race([living, aborted]);',
        replace: '',
      },
    ],
  },
  {
    name: '8',
    what: 'a key that is shared by all calls',
    patches: [
      {
        file: 'vapi/create-web-call.ts',
        find: 'const token = await getToken();',
        replace: 'const page = globalThis as { token?: string };\n  const token = (page.token ??= await getToken());',
      },
    ],
  },
  {
    name: '9',
    what: 'a second room that does not wait for the first',
    patches: [
      {
        file: 'vapi/vapi-provider.ts',
        find: 'for (let living = occupied; living; living = occupied) await Promise.race([living, aborted]);',
        replace: '',
      },
    ],
  },
  {
    name: '10',
    what: 'a mute that is not said again',
    patches: [
      { file: 'vapi/vapi-room.ts', find: 'if (wantsMuted) assertMuted();', replace: '' },
      { file: 'vapi/vapi-room.ts', find: '&& wantsMuted) assertMuted();', replace: ') undefined;' },
    ],
  },
  {
    name: '11a',
    what: 'a camera-error that nobody hears',
    patches: [{ file: 'vapi/vapi-room.ts', find: "on('camera-error', ", replace: "on('camera-unheard', " }],
  },
  {
    name: '11b',
    what: 'a web call before the microphone',
    patches: [
      {
        file: 'call/start-call.ts',
        find: "code = 'microphone_failed';",
        replace: "await provider.create(contextOf(scope.signal));\n    code = 'microphone_failed';",
      },
    ],
  },
  {
    name: '12',
    what: 'call-start as the only sign of life',
    patches: [
      {
        file: 'vapi/vapi-room.ts',
        find: "on('audio', () => {\n    emit({ type: 'talk-started' });",
        replace: "on('audio', () => {",
      },
      { file: 'vapi/read-sdk.ts', find: "return [{ type: 'talk-started' }];", replace: 'return [];' },
      { file: 'vapi/read-sdk.ts', find: "return [{ type: 'talk-started' }, {", replace: 'return [{' },
    ],
  },
  {
    name: '13',
    what: 'every error taken for a fatal one',
    patches: [
      {
        file: 'vapi/vapi-room.ts',
        find: "if (isOptional(setup) && findErrorType(setup) === type) failOptional(setup, error);\n    else if (error.severity === 'degraded') emit({ type: 'degraded', error });\n    else emit",
        replace: 'emit',
      },
    ],
  },
  {
    name: '14',
    what: 'the default configuration',
    patches: [{ file: 'vapi/vapi-provider.ts', find: 'avoidEval: true,', replace: '' }],
  },
  {
    name: '15',
    what: 'a text that is not kept until somebody is there',
    patches: [
      {
        file: 'call/create-call.ts',
        find: "if (current.state === 'active' || !mayDo(current, 'text')) result",
        replace: "if (current.state !== 'idle') result",
      },
    ],
  },
  {
    name: '16',
    what: 'the module taken for the class',
    inNode: true,
    patches: [{ file: 'vapi/vapi-sdk.ts', find: 'const MAX_DEPTH = 3;', replace: 'const MAX_DEPTH = 0;' }],
  },
  {
    name: '17',
    what: 'the SDK’s types in our own',
    inNode: true,
    patches: [
      {
        file: 'vapi/vapi-sdk.ts',
        find: 'export interface VapiSdk {',
        replace: "import type Vapi from '@vapi-ai/web';\nexport type RealSdk = Vapi;\nexport interface VapiSdk {",
      },
    ],
  },
  {
    name: '18',
    what: 'a listener’s exception left to the SDK',
    patches: [{ file: 'call/guard.ts', find: 'report(error);\n      return undefined;', replace: 'throw error;' }],
  },
  {
    name: '19',
    what: '“Meeting has ended” taken for an error',
    patches: [{ file: 'vapi/vapi-room.ts', find: 'if (isMeetingEnded(payload)) {', replace: 'if (false) {' }],
  },
];
