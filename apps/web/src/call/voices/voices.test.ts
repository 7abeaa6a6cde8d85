import { describe, expect, it } from 'vitest';
import { canHear, chooseMode, findVoice } from './voices.ts';

describe('the mode of a call', () => {
  it('is typed where the voice needs speech recognition and the browser has none, otherwise as requested', () => {
    expect(chooseMode('voice', findVoice('guide'), false)).toBe('text');
    expect(chooseMode('voice', findVoice('guide'), true)).toBe('voice');
    expect(chooseMode('voice', findVoice('model'), false)).toBe('text');
    expect(chooseMode('voice', findVoice('vapi'), false)).toBe('voice');
    expect(chooseMode('text', findVoice('guide'), true)).toBe('text');
  });

  it('finds a recogniser under both names', () => {
    expect([{}, { SpeechRecognition: 1 }, { webkitSpeechRecognition: 1 }].map(canHear)).toEqual([false, true, true]);
  });
});
