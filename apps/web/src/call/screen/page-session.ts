import { createAskingBackend } from '../backend/asking-backend.ts';
import { knowingBackend } from '../backend/knowing-backend.ts';
import { createCallSession, type CallSession } from '../session/create-call-session.ts';

/** `warmUp` fetches the dialogs before the press. */
export const loadDialogs = () => import('./call-dialogs.tsx');

let pageSession: CallSession | undefined;

/** Module state: a call survives a remount. */
export const getCallSession = (): CallSession =>
  (pageSession ??= createCallSession({
    backend: import.meta.env.HAS_NO_BACKEND ? knowingBackend : createAskingBackend(),
    loadCheck: loadDialogs,
  }));
