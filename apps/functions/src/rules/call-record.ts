/** Said by call-core when a call ended before anybody spoke (specification, section 3). */
export const NO_TRANSCRIPT = 'No transcript available';

/** True for ids that the page made up because it never learned the provider's ('call-' plus a timestamp). */
export function isGeneratedCallId(callId: string): boolean {
  return /^call-\d{1,20}$/.test(callId);
}

export interface SpokenLine {
  readonly speaker: 'User' | 'Assistant';
  readonly text: string;
}

/** The lines of a transcript. A line without a speaker continues the one before it. */
export function parseTranscript(transcript: string): readonly SpokenLine[] {
  const lines: { speaker: 'User' | 'Assistant'; text: string }[] = [];
  for (const line of transcript.split('\n')) {
    const match = /^(User|Assistant|AI):(?: (.*))?$/.exec(line.trimEnd());
    const last = lines.at(-1);
    if (match !== null) lines.push({ speaker: match[1] === 'User' ? 'User' : 'Assistant', text: match[2] ?? '' });
    else if (last !== undefined && line.trim() !== '') last.text += `\n${line.trimEnd()}`;
  }
  return lines;
}

/** True if the visitor said something: then the owner gets a mail. */
export function hasSomethingSaid(transcript: string): boolean {
  // Nearly every transcript: found at once, however long it is.
  if (/^User: *\S/m.test(transcript)) return true;
  return parseTranscript(transcript).some(({ speaker, text }) => speaker === 'User' && text.trim() !== '');
}
