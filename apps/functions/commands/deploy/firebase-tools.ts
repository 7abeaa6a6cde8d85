/** Pinned, so that the same command deploys the same way next month. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2';
