import { MAX_BODY_BYTES } from '@asad/call-core/contract';
import { BackendError } from '../backend-error.ts';
import { networkPrefix } from '../rules/budget.ts';
import type { ApiHandler, ApiResponse, ReadRequest } from './api-request.ts';
import type { ClosesWith } from '../admission/site-switch.ts';
import type { Shared } from './backend.ts';
import { describeFailure } from './describe-failure.ts';
import { RateLimiter } from './rate-limiter.ts';
import { refuse } from './respond.ts';

/** Asking again sooner changes nothing: an owner who closes a site does so for longer. */
const CLOSED_RETRY_SECONDS = 300;

interface EndpointOptions {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Requests a minute that one network may send to one instance, and one visitor too. */
  readonly perMinute: number;
  readonly closesWith: ClosesWith;
  /**
   * Only who knows a secret of ours is let in, and before the rates: nobody else's requests may keep the provider's out.
   * It is no browser, so that App Check asks nothing of it.
   */
  readonly isTrusted?: (request: ReadRequest) => boolean;
}

/** What every endpoint does the same way: method, body limit, rate, App Check, switch, and an answer whatever happens. */
export function endpoint(
  backend: Shared,
  options: EndpointOptions,
  run: (request: ReadRequest) => Promise<ApiResponse>,
): ApiHandler {
  const refuseFlood = createRate(backend, options.perMinute);
  const admit = async (request: ReadRequest): Promise<ApiResponse | undefined> => {
    if (options.isTrusted?.(request) === true) return undefined;
    // Only where the address is proved: a rate that follows a header is spent by whoever writes it.
    const refusal = request.address === undefined ? undefined : refuseFlood(networkPrefix(request.address));
    if (refusal !== undefined) return refusal;
    if (options.isTrusted !== undefined) return refuse('unauthenticated', 'This is not the provider.');
    const foreign = await refuseForeignApp(backend, request);
    if (foreign !== undefined || !(await backend.isClosed(options.closesWith))) return foreign;
    const headers = { 'retry-after': String(CLOSED_RETRY_SECONDS) };
    return refuse('closed', 'ASAD is resting. Please try again later.', { headers });
  };
  return async (request) => {
    try {
      if (request.method !== options.method) {
        return refuse('method_not_allowed', `Use ${options.method}.`, { headers: { allow: options.method } });
      }
      // Here, not where a body is read: an endpoint that needs none has its limit too.
      const { body } = request;
      if (body.kind === 'too_large' || body.bytes.length > MAX_BODY_BYTES) {
        return refuse('too_large', `The body is larger than ${MAX_BODY_BYTES} bytes.`);
      }
      const read = { ...request, body };
      return (await admit(read)) ?? (await run(read));
    } catch (error) {
      return answerFailure(backend, options.name, error);
    }
  };
}

/** Counts in this instance's memory; the answer when a key has had its share. */
function createRate(backend: Shared, perMinute: number): (key: string) => ApiResponse | undefined {
  const rates = new RateLimiter(backend.clock);
  return (key) => {
    const waitSeconds = rates.waitSeconds(key, perMinute * backend.rateFactor);
    if (waitSeconds === 0) return undefined;
    return refuse('rate_limited', 'Too many requests. Wait a minute.', {
      headers: { 'retry-after': String(waitSeconds) },
    });
  };
}

/** App Check: the refusal tells the page how to do better, since nothing of it is loaded where nobody asks for it. */
async function refuseForeignApp({ appCheck }: Shared, request: ReadRequest): Promise<ApiResponse | undefined> {
  if (appCheck === undefined) return undefined;
  const token = request.headers['x-firebase-appcheck'];
  if (token !== undefined && (await appCheck.isOwnApp(token))) return undefined;
  const beside = { appCheck: { siteKey: appCheck.siteKey } };
  return refuse('app_check_failed', 'This request does not come from the site.', beside);
}

/** An endpoint for signed-in visitors only, each at a rate of their own. */
export function visitorEndpoint(
  backend: Shared,
  options: EndpointOptions,
  run: (request: ReadRequest, uid: string) => Promise<ApiResponse>,
): ApiHandler {
  const refuseFlood = createRate(backend, options.perMinute);
  return endpoint(backend, options, async (request) => {
    const token = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers['authorization'] ?? '')?.[1];
    const identity = token === undefined ? undefined : await backend.tokens.verify(token);
    if (identity?.kind === 'visitor') return refuseFlood(identity.uid) ?? run(request, identity.uid);
    return refuse('unauthenticated', 'Sign in first.', { headers: { 'www-authenticate': 'Bearer' } });
  });
}

function answerFailure(backend: Shared, name: string, error: unknown): ApiResponse {
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
