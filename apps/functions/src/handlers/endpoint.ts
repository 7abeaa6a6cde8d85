import { apiErrorSchema, MAX_BODY_BYTES } from '@asad/call-core/contract';
import { BackendError, describeFailure } from '../backend-error.ts';
import { networkPrefix } from '../rules/budget.ts';
import { type ApiHandler, type ApiRequest, type ApiResponse, type ReadRequest, refuse } from './api.ts';
import type { ClosesWith, Shared } from './shared.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** Asking again sooner changes nothing: an owner who closes a site does so for longer. */
const CLOSED_RETRY_SECONDS = 300;

/** Whatever is no record of a call: a captcha's token has 16 kB at most. */
const MAX_SMALL_BODY_BYTES = 64_000;

interface EndpointOptions {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Requests a minute that one network may send to one instance, and one visitor too. */
  readonly perMinute: number;
}

interface PageOptions extends EndpointOptions {
  readonly closesWith: ClosesWith;
  /** For programs as well as for our own page: App Check asks nothing of it. */
  readonly isForPrograms?: boolean;
}

/** An endpoint for anybody; its body is not read. First come rate, App Check and switch. */
export function endpoint(
  backend: Shared,
  options: PageOptions,
  run: (request: ApiRequest) => Promise<ApiResponse>,
): ApiHandler {
  const refuseNetwork = createNetworkRate(backend, options);
  return answering(backend, options, async (request) => {
    const refusal =
      refuseNetwork(request) ?? (options.isForPrograms === true ? undefined : await refuseForeignApp(backend, request));
    if (refusal !== undefined) return refusal;
    if (!(await backend.isClosed(options.closesWith))) return run(request);
    const retryAfterSeconds = CLOSED_RETRY_SECONDS;
    return refuse('closed', 'ASAD is resting. Please try again later.', { retryAfterSeconds });
  });
}

/** An endpoint for signed-in visitors only, each at a rate of their own. Who sends it is known before it is read. */
export function visitorEndpoint(
  backend: Shared,
  options: PageOptions & {
    /** The largest body, in bytes; {@link MAX_SMALL_BODY_BYTES} unless said. */
    readonly maxBodyBytes?: number;
    /** Why this visitor has nothing to send here, found out before a byte of it is taken in. */
    readonly refuseUnread?: (uid: string) => Promise<ApiResponse | undefined>;
  },
  run: (request: ReadRequest, uid: string) => Promise<ApiResponse>,
): ApiHandler {
  const refuseFlood = createRate(backend, options);
  return endpoint(backend, options, async (request) => {
    const token = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers['authorization'] ?? '')?.[1];
    const uid = token === undefined ? undefined : await backend.tokens.findUid(token);
    if (uid === undefined)
      return refuse('unauthenticated', 'Sign in first.', { headers: { 'www-authenticate': 'Bearer' } });
    const refusal = refuseFlood(uid) ?? (await options.refuseUnread?.(uid));
    return refusal ?? withBody(request, options.maxBodyBytes ?? MAX_SMALL_BODY_BYTES, (read) => run(read, uid));
  });
}

/**
 * An endpoint for who knows a secret of ours, who may have signed the body; nobody else's requests may keep it out, so
 * that they alone are counted. It is no browser, so that App Check asks nothing of it, and no switch closes it.
 */
export function trustedEndpoint(
  backend: Shared,
  options: EndpointOptions & {
    readonly mayBeTrusted: (request: ApiRequest) => boolean;
    readonly isTrusted: (request: ReadRequest) => boolean;
  },
  run: (request: ReadRequest) => Promise<ApiResponse>,
): ApiHandler {
  const refuseNetwork = createNetworkRate(backend, options);
  const refuseStranger = (request: ApiRequest) =>
    refuseNetwork(request) ?? refuse('unauthenticated', 'This is not the provider.');
  return answering(backend, options, async (request) =>
    options.mayBeTrusted(request)
      ? withBody(request, MAX_BODY_BYTES, async (read) =>
          options.isTrusted(read) ? run(read) : refuseStranger(request),
        )
      : refuseStranger(request),
  );
}

/** Common to every endpoint: refuses other methods, turns whatever goes wrong into an answer, and counts refusals. */
function answering(
  backend: Shared,
  { name, method }: EndpointOptions,
  act: (request: ApiRequest) => Promise<ApiResponse>,
): ApiHandler {
  return async (request) => {
    const answered =
      request.method === method
        ? await act(request).catch((error: unknown) => answerFailure(backend, name, error))
        : refuse('method_not_allowed', `Use ${method}.`, { headers: { allow: method } });
    const refusal = apiErrorSchema.safeParse(answered.body);
    if (refusal.success) backend.tally.note(name, refusal.data.error.code);
    await backend.tally.tell();
    return answered;
  };
}

async function withBody(
  request: ApiRequest,
  maxBytes: number,
  run: (request: ReadRequest) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const body = await request.body(maxBytes);
  if (body === 'cut_off') return refuse('invalid_json', 'The body did not arrive.');
  if (body === 'too_large') return refuse('too_large', `The body is larger than ${maxBytes} bytes.`);
  return run({ ...request, body });
}

/** Counts in this instance's memory; the answer when a key has had its share. */
function createRate(backend: Shared, { perMinute }: EndpointOptions): (key: string) => ApiResponse | undefined {
  const waitSeconds = createRateLimiter(backend.clock, { perWindow: perMinute * backend.rateFactor });
  return (key) => {
    const retryAfterSeconds = waitSeconds(key);
    return retryAfterSeconds === 0
      ? undefined
      : refuse('rate_limited', 'Too many requests. Wait a minute.', { retryAfterSeconds });
  };
}

/** Only where the address is proved: anybody could use up another network's rate by writing its address into a header. */
function createNetworkRate(backend: Shared, options: EndpointOptions) {
  const refuseFlood = createRate(backend, options);
  return ({ address }: ApiRequest) => (address === undefined ? undefined : refuseFlood(networkPrefix(address)));
}

/** App Check: the refusal tells the page how to do better, since nothing of it is loaded where nobody asks for it. */
async function refuseForeignApp({ appCheck }: Shared, request: ApiRequest): Promise<ApiResponse | undefined> {
  if (appCheck === undefined) return undefined;
  const token = request.headers['x-firebase-appcheck'];
  if (token !== undefined && (await appCheck.isOwnApp(token))) return undefined;
  const beside = { appCheck: { siteKey: appCheck.siteKey } };
  return refuse('app_check_failed', 'This request does not come from the site.', beside);
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
    case 'newer_data':
    case 'store_failed':
    case 'tokens_unavailable':
    case 'captcha_unavailable':
      return refuse('unavailable', 'This does not work at the moment. Try again soon.', { retryAfterSeconds: 5 });
    case 'bad_setting':
    case 'cannot_start':
      return refuse('internal', 'Something went wrong here.');
    default:
      return error.code satisfies never;
  }
}
