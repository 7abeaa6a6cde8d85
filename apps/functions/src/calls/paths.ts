import { hash } from 'node:crypto';

/** Ids may be '..', contain '/' or be 800 bytes long; their hash is none of these. */
export function hashId(id: string): string {
  return hash('sha256', id);
}

/** Where each document lies (see firebase.md, "Data model"). */
export const paths = {
  visitor: (uid: string) => `visitors/${safeUid(uid)}`,
  call: (uid: string, callDoc: string) => `visitors/${safeUid(uid)}/calls/${callDoc}`,
  chunk: (uid: string, callDoc: string, part: { readonly kind: 'transcript' | 'messages'; readonly index: number }) =>
    `visitors/${safeUid(uid)}/calls/${callDoc}/${part.kind}/${String(part.index).padStart(4, '0')}`,
  /** Whose call it is: a webhook knows the call only. */
  callOwner: (callDoc: string) => `callOwners/${callDoc}`,
  /** A call whose full report has not come; what `visitors` say of it too, where it can be found without knowing whose. */
  awaited: (callDoc: string) => `awaited/${callDoc}`,
  /** A call whose copy the provider is to delete. */
  deletion: (callDoc: string) => `deletions/${callDoc}`,
  captcha: (captchaId: string) => `captcha/${hashId(captchaId)}`,
  budget: (day: string, of: string) => `budgets/${day}_${of}`,
  counts: (day: string) => `counts/${day}`,
  siteSwitch: 'site/switch',
  solvedCaptchas: (hour: number) => `budgets/${hour}_captchas`,
  alarm: (alarmId: string) => `mail/${alarmId}`,
  /** A mail that waits for the provider's report of its call. */
  waitingMail: (uid: string, callDoc: string) => `waitingMails/${hashId(`${uid}/${callDoc}`)}`,
  mail: (uid: string, callDoc: string) => `mail/${hashId(`${uid}/${callDoc}`)}`,
} as const;

/** A uid as one path segment. Firestore keeps '.', '..' and names like `__x__` to itself. */
function safeUid(uid: string): string {
  return encodeURIComponent(uid).replaceAll('.', '%2E').replaceAll('_', '%5F');
}
