import { assistantName } from '../site-knowledge.ts';
import { apiErrorSchema } from '@asad/call-core/contract';
import type { z } from 'zod';
import { BackendError, describeFailure } from '../backend-error.ts';
import { networkPrefix } from '../domain/budget.ts';
import { type ApiHandler, type ApiRequest, type ApiResponse, type ReadRequest, refuse } from './api.ts';
import { type Endpoint, type EndpointName, ENDPOINTS } from './endpoint-table.ts';
import { readBody } from './read-request.ts';
import type { Instance } from './instance.ts';
import { createRateLimiter } from '../domain/rate-limiter.ts';

const CLOSED_RETRY_SECONDS = 300;

/** 4 MB of JSON take 40 MB in memory. */
const LARGE_BODY_BYTES = 100_000;
const LARGE_BODIES_AT_ONCE = 20;

type BodyOf<Name extends EndpointName> = (typeof ENDPOINTS)[Name] extends { readonly body: z.ZodType<infer T> }
  ? T
  : undefined;

/** Checks rate, App Check and switch; reads no body. */
export function endpoint(
  backend: Instance,
  name: EndpointName,
  run: (request: ApiRequest) => Promise<ApiResponse>,
): ApiHandler {
  const { closesWith, isForPrograms = false }: Endpoint = ENDPOINTS[name];
  const refuseNetwork = createNetworkRate(backend, name);
  return answering(backend, name, async (request) => {
    const refusal = refuseNetwork(request) ?? (isForPrograms ? undefined : await refuseForeignApp(backend, request));
    if (refusal !== undefined) return refusal;
    if (!(await backend.isClosed(closesWith))) return run(request);
    const retryAfterSeconds = CLOSED_RETRY_SECONDS;
    return refuse('closed', `${assistantName} is resting. Please try again later.`, { retryAfterSeconds });
  });
}

/** Verifies the sender before it reads the body. */
export function visitorEndpoint<Name extends EndpointName>(
  backend: Instance,
  name: Name,
  {
    answer,
    refuseUnread,
  }: {
    readonly answer: (request: ReadRequest, uid: string, body: BodyOf<Name>) => Promise<ApiResponse>;
    /** Refuses a visitor who has nothing to send here, before the body is read. */
    readonly refuseUnread?: (uid: string) => Promise<ApiResponse | undefined>;
  },
): ApiHandler {
  const { body: schema, maxBodyBytes }: Endpoint = ENDPOINTS[name];
  const refuseFlood = createRate(backend, name);
  return endpoint(backend, name, async (request) => {
    const token = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers['authorization'] ?? '')?.[1];
    const uid = token === undefined ? undefined : await backend.tokens.findUid(token);
    if (uid === undefined)
      return refuse('unauthenticated', 'Sign in first.', { headers: { 'www-authenticate': 'Bearer' } });
    const refusal = refuseFlood(uid) ?? (await refuseUnread?.(uid));
    if (refusal !== undefined) return refusal;
    return withBody(backend, request, maxBodyBytes, async (read) => {
      const body = schema && readBody(read, schema);
      if (body?.ok === false) return body.response;
      return answer(read, uid, body?.value as BodyOf<Name>);
    });
  });
}

/**
 * For callers with a shared secret. Only untrusted requests count towards the rate, so that they cannot block the others.
 * App Check and the switch do not apply.
 */
export function trustedEndpoint(
  backend: Instance,
  name: EndpointName,
  trust: {
    readonly mayBeTrusted: (request: ApiRequest) => boolean;
    readonly isTrusted: (request: ReadRequest) => boolean;
    readonly answer: (request: ReadRequest) => Promise<ApiResponse>;
  },
): ApiHandler {
  const refuseNetwork = createNetworkRate(backend, name);
  const refuseStranger = (request: ApiRequest) =>
    refuseNetwork(request) ?? refuse('unauthenticated', 'This is not the provider.');
  return answering(backend, name, async (request) =>
    trust.mayBeTrusted(request)
      ? withBody(backend, request, ENDPOINTS[name].maxBodyBytes, async (read) =>
          trust.isTrusted(read) ? trust.answer(read) : refuseStranger(request),
        )
      : refuseStranger(request),
  );
}

function answering(
  backend: Instance,
  name: EndpointName,
  act: (request: ApiRequest) => Promise<ApiResponse>,
): ApiHandler {
  const { method } = ENDPOINTS[name];
  return async (request) => {
    const answered =
      request.method === method
        ? await act(request).catch((error: unknown) => answerFailure(backend, name, error))
        : refuse('method_not_allowed', `Use ${method}.`, { headers: { allow: method } });
    const refusal = apiErrorSchema.safeParse(answered.body);
    if (refusal.success) backend.tally.note(name, refusal.data.error.code);
    await backend.tally.flush();
    return answered;
  };
}

async function withBody(
  { largeBodies }: Instance,
  request: ApiRequest,
  maxBytes: number,
  run: (request: ReadRequest) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const announced = request.headers['content-length'];
  const isLarge = maxBytes > LARGE_BODY_BYTES && Number(announced ?? Infinity) > LARGE_BODY_BYTES;
  if (isLarge && largeBodies.count >= LARGE_BODIES_AT_ONCE)
    return refuse('unavailable', 'Many large requests are being read. Try again soon.', { retryAfterSeconds: 5 });
  largeBodies.count += isLarge ? 1 : 0;
  try {
    const body = await request.body(maxBytes);
    if (body === 'cut_off') return refuse('invalid_json', 'The body did not arrive.');
    if (body === 'too_large') return refuse('too_large', `The body is larger than ${maxBytes} bytes.`);
    return await run({ ...request, body });
  } finally {
    largeBodies.count -= isLarge ? 1 : 0;
  }
}

function createRate(backend: Instance, name: EndpointName): (key: string) => ApiResponse | undefined {
  const perWindow = ENDPOINTS[name].perMinute * (backend.rateFactor ?? 1);
  const waitSeconds = createRateLimiter(backend.clock, { perWindow });
  return (key) => {
    const retryAfterSeconds = waitSeconds(key);
    return retryAfterSeconds === 0
      ? undefined
      : refuse('rate_limited', 'Too many requests. Wait a minute.', { retryAfterSeconds });
  };
}

/** A forged header could use up another network's rate, so require a proved address. */
function createNetworkRate(backend: Instance, name: EndpointName) {
  const refuseFlood = createRate(backend, name);
  return ({ address }: ApiRequest) => (address === undefined ? undefined : refuseFlood(networkPrefix(address)));
}

/** The refusal makes the page load App Check, which it otherwise does not. */
async function refuseForeignApp({ appCheck }: Instance, request: ApiRequest): Promise<ApiResponse | undefined> {
  if (appCheck === undefined) return undefined;
  const token = request.headers['x-firebase-appcheck'];
  if (token !== undefined && (await appCheck.isOwnApp(token))) return undefined;
  const beside = { appCheck: { siteKey: appCheck.siteKey } };
  return refuse('app_check_failed', 'This request does not come from the site.', beside);
}

function answerFailure(backend: Instance, name: string, error: unknown): ApiResponse {
  if (!(error instanceof BackendError)) {
    backend.log({ event: 'handler_failed', name, ...describeFailure(error) });
    return refuse('internal', 'Something went wrong here.');
  }
  const cause = error.cause === undefined ? undefined : describeFailure(error.cause).cause;
  backend.log({ event: 'dependency_failed', name, code: error.code, message: error.message, cause });
  switch (error.code) {
    case 'provider_failed':
      return refuse('provider_failed', 'The voice provider did not start a call. None was spent.');
    case 'provider_unpaid':
      return refuse('service_unavailable', 'The voice provider takes no calls for this site. None was spent.');
    case 'provider_timeout':
      return refuse('provider_timeout', 'The voice provider did not answer in time. No call was spent.');
    case 'unreadable_data':
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
