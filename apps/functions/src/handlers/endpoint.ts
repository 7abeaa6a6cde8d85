import { MAX_BODY_BYTES } from '@asad/call-core/contract';
import { BackendError } from '../backend-error.ts';
import { networkPrefix } from '../rules/budget.ts';
import type { ApiHandler, ApiResponse, ReadRequest } from './api-request.ts';
import type { Backend } from './backend.ts';
import { describeFailure } from './describe-failure.ts';
import { RateLimiter } from './rate-limiter.ts';
import { refuse } from './respond.ts';

interface EndpointOptions {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Requests a minute that one network may send to one instance. */
  readonly perMinute: number;
  /** False for the provider's own requests: it is no browser. */
  readonly needsApp?: boolean;
}

/** What every endpoint does the same way: method, rate, App Check, body limit, and an answer whatever happens. */
export function endpoint(
  backend: Backend,
  options: EndpointOptions,
  run: (request: ReadRequest) => Promise<ApiResponse>,
): ApiHandler {
  const rates = new RateLimiter(backend.clock);
  return async (request) => {
    try {
      if (request.method !== options.method) {
        return refuse('method_not_allowed', `Use ${options.method}.`, { headers: { allow: options.method } });
      }
      const waitSeconds = rates.waitSeconds(networkPrefix(request.address), options.perMinute * backend.rateFactor);
      if (waitSeconds > 0) {
        return refuse('rate_limited', 'Too many requests. Wait a minute.', {
          headers: { 'retry-after': String(waitSeconds) },
        });
      }
      const { appCheck } = backend;
      if (appCheck !== undefined && options.needsApp !== false) {
        const token = request.headers['x-firebase-appcheck'];
        // The refusal tells the page how to do better: nothing of App Check is loaded where nobody asks for it.
        if (token === undefined || !(await appCheck.isOwnApp(token))) {
          const beside = { appCheck: { siteKey: appCheck.siteKey } };
          return refuse('app_check_failed', 'This request does not come from the site.', beside);
        }
      }
      // Here, not where a body is read: an endpoint that needs none has its limit too.
      const { body } = request;
      if (body.kind === 'too_large' || body.bytes.length > MAX_BODY_BYTES) {
        return refuse('too_large', `The body is larger than ${MAX_BODY_BYTES} bytes.`);
      }
      return await run({ ...request, body });
    } catch (error) {
      return answerFailure(backend, options.name, error);
    }
  };
}

/** Runs an endpoint for a signed-in visitor only. */
export function forVisitor(
  backend: Backend,
  run: (request: ReadRequest, uid: string) => Promise<ApiResponse>,
): (request: ReadRequest) => Promise<ApiResponse> {
  return async (request) => {
    const token = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers['authorization'] ?? '')?.[1];
    const identity = token === undefined ? undefined : await backend.tokens.verify(token);
    if (identity?.kind === 'visitor') return run(request, identity.uid);
    return refuse('unauthenticated', 'Sign in first.', { headers: { 'www-authenticate': 'Bearer' } });
  };
}

function answerFailure(backend: Backend, name: string, error: unknown): ApiResponse {
  if (!(error instanceof BackendError)) {
    backend.log({ event: 'handler_failed', name, ...describeFailure(error) });
    return refuse('internal', 'Something went wrong here.');
  }
  const cause = error.cause === undefined ? undefined : describeFailure(error.cause).cause;
  backend.log({ event: 'dependency_failed', name, code: error.code, message: error.message, cause });
  switch (error.code) {
    case 'provider_failed':
      return refuse('provider_failed', 'The voice provider did not start a call. None was spent.');
    case 'provider_timeout':
      return refuse('provider_timeout', 'The voice provider did not answer in time. No call was spent.');
    case 'store_failed':
    case 'tokens_unavailable':
    case 'captcha_unavailable':
      return refuse('unavailable', 'This does not work at the moment. Try again soon.', {
        headers: { 'retry-after': '5' },
      });
    case 'bad_setting':
    case 'cannot_start':
      return refuse('internal', 'Something went wrong here.');
    default:
      return error.code satisfies never;
  }
}
