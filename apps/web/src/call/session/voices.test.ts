import { describe, expect, it } from 'vitest';
import { canHear, chooseMode } from './voices.ts';

describe('the mode of a call', () => {
  it('is typed where the voice needs speech recognition and the browser has none, otherwise as requested', () => {
    expect(chooseMode('voice', { voice: 'guide' }, false)).toBe('text');
    expect(chooseMode('voice', { voice: 'guide' }, true)).toBe('voice');
    expect(chooseMode('voice', { voice: 'model' }, false)).toBe('text');
    expect(chooseMode('voice', { voice: 'vapi' }, false)).toBe('voice');
    expect(chooseMode('text', { voice: 'guide' }, true)).toBe('text');
  });

  it('finds a recogniser under both names', () => {
    expect([{}, { SpeechRecognition: 1 }, { webkitSpeechRecognition: 1 }].map(canHear)).toEqual([false, true, true]);
  });
});
