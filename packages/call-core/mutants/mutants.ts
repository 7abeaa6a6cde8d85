import type { Mutant } from './mutant.ts';

/** A mutant for every trap of the voice SDK (src/vapi/traps-of-*): without the guard, a test is red. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: '1a',
    what: 'a request that is not aborted',
    patches: [{ file: 'call/conclude-call.ts', find: 'run.abort.abort()', replace: 'undefined' }],
  },
  {
    name: '1b',
    what: 'a late answer that still counts',
    patches: [
      { file: 'call/start-steps.ts', find: 'if (run.isOver) return undefined;', replace: '' },
      {
        file: 'call/start-steps.ts',
        find: 'if (event && !run.isOver) dispatch(event);',
        replace: 'if (event) dispatch(event);',
      },
      { file: 'machine/transition.ts', find: 'creatingCall: {\n    stopRequested: stop,', replace: 'creatingCall: {' },
      // The visitor's press is forgotten, as by the SDK's own stop().
      {
        file: 'call/create-call.ts',
        find: "dispatch({ type: 'stopRequested' });\n      return idle;",
        replace:
          "dispatch({ type: 'stopRequested' });\n      return Promise.race([idle, new Promise<void>((done) => setTimeout(done, 50))]);",
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
      {
        file: 'vapi/vapi-provider.ts',
        find: 'await Promise.race([joining, aborted]);',
        replace: 'aborted.catch(() => undefined);\n      await joining;',
      },
    ],
  },
  {
    name: '4',
    what: 'a room that is heard after its call',
    patches: [
      { file: 'call/enter-room.ts', find: 'if (run.isOver) return;\n    const { epoch }', replace: 'const { epoch }' },
      { file: 'vapi/vapi-room.ts', find: 'isClosed = true;\n      level = SILENT;', replace: '' },
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
        file: 'machine/transition.ts',
        find: 'active: atProvider,',
        replace: "active: { ...atProvider, talkStarted: (state) => [state, { type: 'beginTalk' }] },",
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
        find: 'for (let living = occupied; living; living = occupied) await living;',
        replace: '',
      },
    ],
  },
  {
    name: '8',
    what: 'a key that is shared by all calls',
    patches: [
      {
        file: 'delivery/web-call-source.ts',
        find: 'const token = await getToken();',
        replace:
          'const page = globalThis as { token?: string | null };\n      const token = (page.token ??= await getToken());',
      },
    ],
  },
  {
    name: '9',
    what: 'a second room that does not wait for the first',
    patches: [
      {
        file: 'vapi/vapi-provider.ts',
        find: 'for (let living = occupied; living; living = occupied) await living;',
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
        file: 'machine/transition.ts',
        find: "? [{ ...state, name: 'openingMicrophone' }, { type: 'clearConversation' }, { type: 'openMicrophone' }]",
        replace: "? [{ ...state, name: 'openingMicrophone' }, { type: 'createWebCall' }, { type: 'openMicrophone' }]",
      },
    ],
  },
  {
    name: '12',
    what: 'call-start as the only sign of life',
    patches: [
      { file: 'vapi/vapi-room.ts', find: "on('audio', () => emit({ type: 'talk-started' }));", replace: '' },
      { file: 'vapi/vapi-room.ts', find: "if (isSignOfLife) emit({ type: 'talk-started' });", replace: '' },
    ],
  },
  {
    name: '13',
    what: 'every error taken for a fatal one',
    patches: [{ file: 'vapi/vapi-room.ts', find: "error.severity === 'fatal' ?", replace: 'true ?' }],
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
      { file: 'call/create-call.ts', find: "if (state.name !== 'active' || !run.session) {", replace: 'if (false) {' },
    ],
  },
  {
    name: '16',
    what: 'the module taken for the class',
    inNode: true,
    patches: [{ file: 'vapi/unwrap-class.ts', find: 'const MAX_DEPTH = 3;', replace: 'const MAX_DEPTH = 0;' }],
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
    patches: [{ file: 'call/call-listeners.ts', find: 'reportError(error);', replace: 'throw error;' }],
  },
  {
    name: '19',
    what: '“Meeting has ended” taken for an error',
    patches: [{ file: 'vapi/vapi-room.ts', find: 'if (isMeetingEnded(payload))', replace: 'if (false)' }],
  },
];

export function getMutant(name: string) {
  const mutant = MUTANTS.find((one) => one.name === name);
  if (!mutant) throw new Error(`There is no mutant ${name}.`);
  return mutant;
}
