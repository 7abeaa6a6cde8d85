/** RFC 9110, of the statuses that this backend and its hosts send: HTTP/2 has no phrases, but the specification’s errors contain one. */
const PHRASES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Returns 'Service Unavailable' for 503; without a phrase, the number. */
export function getStatusText(status: number): string {
  return PHRASES[status] ?? String(status);
}
