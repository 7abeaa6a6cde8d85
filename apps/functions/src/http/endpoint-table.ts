import {
  callRecordSchema,
  callTurnSchema,
  MAX_BODY_BYTES,
  verifyCaptchaSchema,
  webCallRequestSchema,
} from '@asad/call-core/contract';
import type { z } from 'zod';
import type { ClosesWith } from './site-switch.ts';

/** A captcha token has at most 16 kB. */
const SMALL_BODY_BYTES = 64_000;

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly service: 'api' | 'providerEvents';
  /** Checked before the body is read. */
  readonly login: 'visitor' | 'provider' | 'none';
  /** Per instance, for one network and for one visitor. */
  readonly perMinute: number;
  readonly closesWith: ClosesWith;
  /** Undefined: the body is ignored. */
  readonly body?: z.ZodType;
  readonly maxBodyBytes: number;
  /** Open to programs too, so App Check does not apply. */
  readonly isForPrograms?: boolean;
}

/**
 * Every endpoint of the backend. A new one needs a row here, its handler in create-handlers.ts, a rewrite and a test.
 */
export const ENDPOINTS = {
  getUserCallStats: {
    method: 'GET',
    path: '/api/getUserCallStats',
    service: 'api',
    login: 'visitor',
    perMinute: 120,
    closesWith: 'api',
    maxBodyBytes: SMALL_BODY_BYTES,
  },
  clientCallEnded: {
    method: 'POST',
    path: '/api/clientCallEnded',
    service: 'api',
    login: 'visitor',
    perMinute: 60,
    closesWith: 'never',
    body: callRecordSchema,
    maxBodyBytes: MAX_BODY_BYTES,
  },
  captchaChallenge: {
    method: 'GET',
    path: '/api/captchaChallenge',
    service: 'api',
    login: 'none',
    perMinute: 60,
    closesWith: 'api',
    maxBodyBytes: 0,
  },
  verifyCaptcha: {
    method: 'POST',
    path: '/api/verifyCaptcha',
    service: 'api',
    login: 'visitor',
    perMinute: 30,
    closesWith: 'api',
    body: verifyCaptchaSchema,
    maxBodyBytes: SMALL_BODY_BYTES,
  },
  createWebCall: {
    method: 'POST',
    path: '/api/call/web',
    service: 'api',
    login: 'visitor',
    perMinute: 20,
    closesWith: 'calls',
    body: webCallRequestSchema,
    maxBodyBytes: SMALL_BODY_BYTES,
  },
  callTurn: {
    method: 'POST',
    path: '/api/call/turn',
    service: 'api',
    login: 'visitor',
    perMinute: 60,
    closesWith: 'api',
    body: callTurnSchema,
    maxBodyBytes: SMALL_BODY_BYTES,
  },
  deleteMyCalls: {
    method: 'POST',
    path: '/api/deleteMyCalls',
    service: 'api',
    login: 'visitor',
    perMinute: 20,
    closesWith: 'api',
    maxBodyBytes: SMALL_BODY_BYTES,
  },
  providerEvents: {
    method: 'POST',
    path: '/api/providerEvents',
    service: 'providerEvents',
    login: 'provider',
    perMinute: 600,
    closesWith: 'never',
    maxBodyBytes: MAX_BODY_BYTES,
  },
  health: {
    method: 'GET',
    path: '/api/health',
    service: 'api',
    login: 'none',
    perMinute: 60,
    closesWith: 'never',
    maxBodyBytes: 0,
    isForPrograms: true,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointName = keyof typeof ENDPOINTS;
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS) as readonly EndpointName[];

export const SERVICES = ['api', 'providerEvents'] as const;
export type Service = (typeof SERVICES)[number];

/** Hosting passes the whole path; the function's own address removes `/api`, the function's name. */
export function findEndpoint(service: Service, path: string): EndpointName | undefined {
  return ENDPOINT_NAMES.find((name) => {
    const { path: own, service: answers } = ENDPOINTS[name];
    // The webhook function has one endpoint, so any path in the provider's console works.
    return answers === service && (service === 'providerEvents' || own === path || own === `/api${path}`);
  });
}
