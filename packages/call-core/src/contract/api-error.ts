import { z } from 'zod';
import { callStatsSchema } from './call-stats.ts';

/** Every code that the backend answers with, and its HTTP status. */
export const API_ERROR_STATUS = {
  invalid_json: 400,
  invalid_field: 400,
  captcha_failed: 400,
  unauthenticated: 401,
  not_verified: 403,
  foreign_origin: 403,
  app_check_failed: 403,
  not_found: 404,
  method_not_allowed: 405,
  call_not_opened: 409,
  turn_running: 409,
  too_large: 413,
  unsupported_media_type: 415,
  misdirected: 421,
  visitor_limit: 429,
  network_budget: 429,
  site_budget: 429,
  hour_budget: 429,
  rate_limited: 429,
  turn_limit: 429,
  internal: 500,
  provider_failed: 502,
  unavailable: 503,
  closed: 503,
  provider_timeout: 504,
} as const;

/** Every code of such an answer. */
export type ApiErrorCode = keyof typeof API_ERROR_STATUS;

/**
 * Every answer of the backend that is not a success. `stats` stands beside `visitor_limit` only, `appCheck` beside
 * `app_check_failed` only: what a page needs to get a token and to ask again.
 */
export const apiErrorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
  stats: callStatsSchema.optional(),
  appCheck: z.object({ siteKey: z.string().min(1) }).optional(),
});

/** Body of every answer of the backend that is not a success. */
export type ApiErrorBody = Readonly<z.infer<typeof apiErrorSchema>>;
