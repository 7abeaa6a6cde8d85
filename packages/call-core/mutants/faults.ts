import type { Mutant } from './mutant.ts';

/** Mutants that bring back the faults which the second design was made for; beside them, those of guards and traps. */
export const FAULTS: readonly Mutant[] = [
  {
    name: 'throws',
    what: 'a listener’s exception that stops the telling',
    inNode: true,
    files: 'call/listeners',
    tests: 'a listener that throws',
    patches: [
      { file: 'call/turns.ts', find: 'guard(() => (isForgotten ? undefined : listener()))', replace: 'listener()' },
      {
        file: 'call/turns.ts',
        find: 'guard(() => listener.hear(event as never));',
        replace: 'listener.hear(event as never);',
      },
    ],
  },
  {
    name: 'telling',
    what: 'listeners that are told in the middle of effects',
    inNode: true,
    files: 'call/listeners',
    tests: 'calls again within',
    patches: [{ file: 'call/turns.ts', find: 'events.push(() => {', replace: '[name].forEach(() => {' }],
  },
  {
    name: 'gate',
    what: 'a gate that is waited for without a limit',
    inNode: true,
    files: 'call/failed-start',
    tests: 'for ever',
    patches: [{ file: 'call/start-call.ts', find: "wait('gate');", replace: 'run.stopWatching?.();' }],
  },
  {
    name: 'ended-track',
    what: 'a track that ends by itself unnoticed',
    files: 'browser/open-microphone',
    tests: 'ended by itself',
    patches: [
      {
        file: 'browser/open-microphone.ts',
        find: "track.addEventListener('ended', tell, { once: true });",
        replace: '',
      },
    ],
  },
  {
    name: 'size',
    what: 'a text measured as it is written, not as it is sent',
    files: 'vapi/recordings',
    tests: 'a long text',
    patches: [
      {
        file: 'vapi/vapi-provider.ts',
        find: "measure: (text) => measure(addMessage('user', text))",
        replace: 'measure: (text) => text.length',
      },
    ],
  },
  {
    name: 'overwrites',
    what: 'an unfinished line that whatever comes next overwrites',
    inNode: true,
    files: 'conversation/',
    tests: 'does not overwrite',
    patches: [
      {
        file: 'conversation/conversation.ts',
        find: 'return hasPaused ? common * 2 >= words.length : common > 0 || text.length >= open.length;',
        replace: 'return hasPaused || common >= 0;',
      },
    ],
  },
  {
    name: 'empty-final',
    what: 'an empty final that closes nothing',
    inNode: true,
    files: 'conversation/',
    tests: 'empty final',
    patches: [
      {
        file: 'conversation/conversation.ts',
        find: 'if (!text) return current && isFinal ? set({ ...current, isFinal }) : undefined;',
        replace: 'if (!text) return undefined;',
      },
    ],
  },
  {
    name: 'before-talk',
    what: 'an end before the talk taken for the end of one',
    inNode: true,
    files: 'call/failed-start',
    tests: 'before the talk',
    patches: [
      {
        file: 'call/transition.ts',
        find: "joined: { talkStarted: ['active', 'beginTalk'], ended: ['failing', 'closeScope'] }",
        replace: "joined: { talkStarted: ['active', 'beginTalk'], ended: ['ending', 'closeScope'] }",
      },
    ],
  },
  {
    name: 'queued',
    what: 'texts that vanish with a failed start',
    inNode: true,
    files: 'call/failed-start',
    tests: 'typed meanwhile',
    patches: [{ file: 'call/start-call.ts', find: 'if (!error) queue.length = 0;', replace: 'queue.length = 0;' }],
  },
  {
    name: 'drafts',
    what: 'a draft that copies everything each time',
    inNode: true,
    files: 'conversation/',
    tests: 'hands over each once',
    patches: [{ file: 'conversation/conversation.ts', find: 'taken = messages.length;', replace: '' }],
  },
  {
    name: 'selector',
    what: 'a selector’s new array taken for another',
    files: 'react/',
    tests: 'rendering for ever',
    patches: [
      { file: 'react/use-call.ts', find: 'shallow(last.current, part)', replace: 'Object.is(last.current, part)' },
    ],
  },
  {
    name: 'silent',
    what: 'a silent input whose closing is waited for',
    files: 'vapi/recordings',
    tests: 'a silent input',
    patches: [
      {
        file: 'vapi/vapi-provider.ts',
        find: 'if (silent) await withTimeout(silent.close(), { clock, limitMs: CLOSE_LIMIT_MS, otherwise });',
        replace: 'await silent?.close();',
      },
    ],
  },
  {
    name: 'interrupted',
    what: 'a sound that stays interrupted',
    files: 'browser/interrupted',
    tests: 'as soon as',
    patches: [
      {
        file: 'browser/audio-output.ts',
        find: "context.addEventListener('statechange', wake, { signal });",
        replace: '',
      },
    ],
  },
  {
    name: 'autoplay',
    what: 'a refused sound that keeps a typed call waiting',
    files: 'vapi/recordings',
    tests: 'typed call waiting',
    patches: [
      { file: 'vapi/vapi-room.ts', find: "if (type === 'audio-start-failed') listenWithoutSound();", replace: '' },
    ],
  },
  {
    name: 'stage-twice',
    what: 'a stage that starts as often as it is told',
    inNode: true,
    files: 'call/failed-start',
    tests: 'starts once',
    patches: [{ file: 'call/run.ts', find: 'if (run.stages.has(stage)) return;', replace: '' }],
  },
  {
    name: 'stage-failed',
    what: 'an optional stage that fails without saying so',
    files: 'traps-of',
    tests: 'trap 13',
    patches: [{ file: 'vapi/vapi-room.ts', find: "emit(stageEvent(name, 'failed'));", replace: '' }],
  },
  {
    name: 'level',
    what: 'a level that nobody reads',
    inNode: true,
    files: 'call/during',
    tests: 'by the level',
    patches: [
      {
        file: 'call/sound.ts',
        find: 'if (isSpeaking !== shown[`${speaker}IsSpeaking`])',
        replace: 'if (isSpeaking === undefined)',
      },
    ],
  },
  {
    name: 'unknown',
    what: 'leaving without a reason told as the assistant’s end',
    files: 'traps-of',
    tests: 'trap',
    patches: [
      {
        file: 'vapi/vapi-room.ts',
        find: 'endedReason === null ? UNKNOWN_END : toCallEnd(endedReason)',
        replace: "toCallEnd(endedReason ?? 'assistant-ended-call')",
      },
    ],
  },
];
