import type {
  ApiErrorCode,
  CallStats,
  CallTurn,
  CallTurnAnswer,
  CaptchaChallenge,
  WebCall,
} from '@asad/call-core/contract';
import type { OutboxOptions } from '@asad/call-core/delivery';

/** If the server does not say (specification, section 9). */
export const FALLBACK_MAX_CALLS = 3;

/** What the backend's settings promise before a call. */
export type CallService = Pick<CaptchaChallenge, 'voice' | 'maxCalls' | 'maxCallSeconds' | 'keptDays'>;

/** `expiresAtMs`: on the page's monotonic clock (`performance.now`). */
export type FetchedChallenge = CaptchaChallenge & { readonly expiresAtMs?: number };

/** The check before the first call. */
export interface VisitorCheck {
  /** Returns without a request; the backend decides. */
  readonly isPassed: () => boolean;
  /** The next press begins with the check. */
  readonly forget: () => void;
  /** Throws if the backend fails or refuses. */
  readonly fetchChallenge: () => Promise<FetchedChallenge>;
  /** Signs in and sends the captcha's token, which serves once. Throws an error with a message for the visitor. */
  readonly pass: (token: string) => Promise<void>;
}

/** Transcripts that the owner reads. */
export interface CallRecords extends Pick<OutboxOptions, 'send' | 'getVisitor'> {
  /** Keeps the count. Throws an Error with a message for the visitor. */
  readonly deleteMine: () => Promise<void>;
}

/** All that the page asks of its backend. The visitor in whose name it asks is the backend's own matter. */
export interface Backend {
  /** Null: calls need no check. */
  readonly check: VisitorCheck | null;
  /** Null: no call is recorded. */
  readonly records: CallRecords | null;
  /** Loads the code of the sign-in. Never prompts the visitor. */
  readonly warmUp: () => Promise<unknown>;
  readonly fetchService: () => Promise<CallService>;
  /**
   * Resolves with null where calls are not counted. Throws a CallError: 'not_verified' or 'unauthenticated' before a
   * request, then 'closed' or 'stats_failed' with the text 'Failed to fetch call stats: {status text}' (specification,
   * section 7) and the status.
   */
  readonly fetchStats: (signal?: AbortSignal) => Promise<CallStats | null>;
  /** Counts a call. Calls that are not joined need no report. Throws a CallError with the backend's code. */
  readonly createCall: (target: object, signal: AbortSignal) => Promise<WebCall>;
  /** Has a language model judge a turn. Resolves with the code of a refusal. */
  readonly judgeTurn: (
    turn: CallTurn,
    options: { readonly signal: AbortSignal; readonly limitMs: number },
  ) => Promise<CallTurnAnswer | ApiErrorCode>;
}
