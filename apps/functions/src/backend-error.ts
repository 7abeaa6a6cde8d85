/**
 * - `bad_setting`: the start is refused; `message` is one sentence for the operator.
 * - `cannot_start`: a port, folder or file of this machine prevents the start; one sentence too.
 * - `unreadable_data`: data of a newer program; one sentence for the operator.
 * - `store_failed`, `tokens_unavailable`, `captcha_unavailable`: a dependency did not answer; retrying may help.
 * - `provider_failed`, `provider_timeout`: the voice provider refused, or did not answer in time.
 * - `provider_unpaid`: the owner's account at the voice provider has no money left; retrying cannot help.
 */
export type BackendErrorCode =
  | 'bad_setting'
  | 'cannot_start'
  | 'unreadable_data'
  | 'store_failed'
  | 'tokens_unavailable'
  | 'captcha_unavailable'
  | 'provider_failed'
  | 'provider_timeout'
  | 'provider_unpaid';

/** Messages contain no secrets and no visitor text. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: BackendErrorCode;

  constructor(code: BackendErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Turns a failure into `cannot_start` with this sentence; a BackendError stays. */
export function orCannotStart<T>(sentence: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof BackendError) throw error;
    throw new BackendError('cannot_start', sentence, { cause: error });
  }
}

/** Omits messages, which may quote JSON, headers or values. */
export function describeFailure(error: unknown): { readonly cause: string; readonly at: string | undefined } {
  const names: string[] = [];
  for (let cause = error; cause instanceof Error && names.length < 5; cause = cause.cause) {
    // SQLite's `errstr` is a fixed phrase such as "database or disk is full".
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
