import { createHash } from 'node:crypto';

export interface PolicyOptions {
  readonly scriptHashes: readonly string[];
  readonly captcha: 'altcha' | 'recaptcha';
  readonly appCheck: boolean;
}

/** One build supports every voice. Daily, Vapi's room service, is moving its rooms to the dailywebrtc hosts. */
const ROOM_SCRIPTS = ['https://c.daily.co', 'https://c.dailywebrtc.com', 'https://c.dailywebrtc.net'];
const ROOMS = ['daily.co', 'pluot.blue', 'dailywebrtc.com', 'dailywebrtc.net'].flatMap((host) => [
  `https://*.${host}`,
  `wss://*.${host}`,
]);
/** Same-origin at home. */
const IDENTITY = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const APP_CHECK = 'https://content-firebaseappcheck.googleapis.com';

/** No inline scripts except the hashed ones, and no eval. */
export function contentSecurityPolicy({ scriptHashes, captcha, appCheck }: PolicyOptions): string {
  const isRecaptcha = captcha === 'recaptcha' || appCheck;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    // Noise cancellation runs WebAssembly in an AudioWorklet from a `blob:`, which this directive governs.
    // 'wasm-unsafe-eval' allows no JavaScript, and only a running script can create a `blob:`.
    'script-src': [
      "'self'",
      ...scriptHashes,
      "'wasm-unsafe-eval'",
      'blob:',
      ...ROOM_SCRIPTS,
      ...(isRecaptcha ? RECAPTCHA.scripts : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...IDENTITY,
      ...ROOMS,
      ...(isRecaptcha ? RECAPTCHA.connections : []),
      ...(appCheck ? [APP_CHECK] : []),
    ],
    'worker-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:', 'data:'],
    'frame-src': isRecaptcha ? RECAPTCHA.frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Scripts without a type, or with one of these, run; others (JSON-LD) are data. */
const RUNNING_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

export function inlineScriptHashes(html: string): readonly string[] {
  const found = html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/gi);
  return [...found]
    .filter(
      ([, attributes = '']) =>
        !/\ssrc\s*=/i.test(attributes) && RUNNING_TYPES.has(/\stype\s*=\s*"?([^"\s>]*)/i.exec(attributes)?.[1] ?? ''),
    )
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}
