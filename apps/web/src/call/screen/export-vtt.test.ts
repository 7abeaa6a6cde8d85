import type { ConversationLine } from '@asad/call-core';
import { expect, it } from 'vitest';
import { exportVtt } from './export-vtt.ts';

const START_MS = Date.parse('2026-11-26T10:00:00.250Z');
const line = (id: number, speaker: ConversationLine['speaker'], text: string, afterMs: number): ConversationLine => ({
  id,
  speaker,
  text,
  isFinal: true,
  isInterrupted: false,
  atMs: START_MS + afterMs,
});

it('writes a cue per line, from its start to the start of the next one', () => {
  const lines = [
    line(0, 'assistant', 'Good evening.', 400),
    line(1, 'visitor', 'Is 1 < 2 --> yes?\n\nReally & truly?', 2_005),
    line(2, 'assistant', 'Yes.', 3_723_004),
  ];
  expect(exportVtt(lines, START_MS, START_MS + 3_725_000)).toBe(`WEBVTT

00:00:00.400 --> 00:00:02.005
<v ASAD>Good evening.

00:00:02.005 --> 01:02:03.004
<v You>Is 1 &lt; 2 --&gt; yes? Really &amp; truly?

01:02:03.004 --> 01:02:05.000
<v ASAD>Yes.
`);
});

it('gives each cue a length: lines of one moment, a line before the start, and one after the end', () => {
  const lines = [line(0, 'visitor', 'a', -5), line(1, 'assistant', 'b', 0), line(2, 'visitor', 'c', 900)];
  const times = exportVtt(lines, START_MS, START_MS + 500).match(/^\d.*$/gmu);
  expect(times).toEqual([
    '00:00:00.000 --> 00:00:00.001',
    '00:00:00.000 --> 00:00:00.900',
    '00:00:00.900 --> 00:00:00.901',
  ]);
});
