/** Who says a line of the talk. */
export const SPEAKER_NAMES = { visitor: 'You', assistant: 'ASAD' } as const;
