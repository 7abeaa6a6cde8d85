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
