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

/** The usual row. */
const FOR_VISITORS = {
  method: 'POST',
  service: 'api',
  login: 'visitor',
  closesWith: 'api',
  maxBodyBytes: SMALL_BODY_BYTES,
} as const;

/** Every endpoint of the backend. A new one needs a row here, a handler of its name, a rewrite and a test. */
export const ENDPOINTS = {
  getUserCallStats: { ...FOR_VISITORS, method: 'GET', path: '/api/getUserCallStats', perMinute: 120 },
  clientCallEnded: {
    ...FOR_VISITORS,
    path: '/api/clientCallEnded',
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
  verifyCaptcha: { ...FOR_VISITORS, path: '/api/verifyCaptcha', perMinute: 30, body: verifyCaptchaSchema },
  createWebCall: {
    ...FOR_VISITORS,
    path: '/api/call/web',
    perMinute: 20,
    closesWith: 'calls',
    body: webCallRequestSchema,
  },
  callTurn: { ...FOR_VISITORS, path: '/api/call/turn', perMinute: 60, body: callTurnSchema },
  deleteMyCalls: { ...FOR_VISITORS, path: '/api/deleteMyCalls', perMinute: 20 },
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
