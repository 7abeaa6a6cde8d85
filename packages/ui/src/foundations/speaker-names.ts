/** Who speaks in a conversation, and what they are called where nobody says otherwise. */
export const SPEAKER_NAMES = { visitor: 'You', assistant: 'Assistant' };
