export const SPEAKER_NAMES = { visitor: 'You', assistant: 'ASAD' } as const;
