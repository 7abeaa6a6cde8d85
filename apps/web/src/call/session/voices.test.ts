import { describe, expect, it } from 'vitest';
import { canHear, chooseMode } from './voices.ts';

describe('how a press begins', () => {
  it('is typed with the guide in a browser that cannot hear, and as it was meant everywhere else', () => {
    expect(chooseMode('voice', { voice: 'guide' }, false)).toBe('text');
    expect(chooseMode('voice', { voice: 'guide' }, true)).toBe('voice');
    expect(chooseMode('voice', { voice: 'model' }, false)).toBe('text');
    expect(chooseMode('voice', { voice: 'vapi' }, false)).toBe('voice');
    expect(chooseMode('text', { voice: 'guide' }, true)).toBe('text');
    // An older backend does not name the voice.
    expect(chooseMode('voice', {}, false)).toBe('voice');
  });

  it('knows both names of a recogniser', () => {
    expect([{}, { SpeechRecognition: 1 }, { webkitSpeechRecognition: 1 }].map(canHear)).toEqual([false, true, true]);
  });
});
