/** Pinned: a deploying tool that changes by itself is no tool. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2';
