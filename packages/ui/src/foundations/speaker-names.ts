export const SPEAKER_NAMES = { visitor: 'You', assistant: 'Assistant' };
