/** Default names of the speakers. */
export const SPEAKER_NAMES = { visitor: 'You', assistant: 'Assistant' };
