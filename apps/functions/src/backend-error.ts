/**
 * - `bad_setting`: the start is refused; `message` is one sentence for whoever starts it.
 * - `cannot_start`: a port, folder or file of this machine is in the way; likewise one sentence.
 * - `newer_data`: a newer program wrote what this one would damage; one sentence for whoever runs it.
 * - `store_failed`, `tokens_unavailable`, `captcha_unavailable`: something we depend on did not answer; trying again may help.
 * - `provider_failed`, `provider_timeout`: the voice provider refused, or did not answer in time.
 */
export type BackendErrorCode =
  | 'bad_setting'
  | 'cannot_start'
  | 'newer_data'
  | 'store_failed'
  | 'tokens_unavailable'
  | 'captcha_unavailable'
  | 'provider_failed'
  | 'provider_timeout';

/** The one error class of the backend. Messages hold no secret and nothing that a visitor said. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;

  constructor(code: BackendErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * A failure as it may stand in a log: names, codes and places in our code. Never a message, since those quote: JSON
 * that did not parse, a header that was not allowed, a value that did not fit.
 */
export function describeFailure(error: unknown): { readonly cause: string; readonly at: string | undefined } {
  const names: string[] = [];
  for (let cause = error; cause instanceof Error && names.length < 5; cause = cause.cause) {
    // SQLite's `errstr` is one of its own fixed phrases: "database or disk is full".
    const facts = [cause.name, field(cause, 'code'), field(cause, 'errstr')];
    names.push(facts.filter((fact) => fact !== undefined).join(' '));
  }
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  return {
    cause: names.length === 0 ? typeof error : names.join(', because of '),
    at: frames.length === 0 ? undefined : frames.map((frame) => frame.trim()).join('\n'),
  };
}

function field(error: Error, name: 'code' | 'errstr'): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : undefined;
}
