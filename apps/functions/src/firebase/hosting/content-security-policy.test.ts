import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headersOf } from '../../../local/site/serve-site.ts';
import { readHostingConfig, withCaptcha } from '../../../local/site/hosting-config.ts';
import { CAPTCHAS } from '../../settings/read-settings.ts';
import { REGION } from '../function-options.ts';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

describe('the policy', () => {
  const policy = contentSecurityPolicy({ scriptHashes: [], captcha: 'altcha', appCheck: false });

  test('allows only hashed inline scripts, and no eval', () => {
    const scripts = directive(
      contentSecurityPolicy({ scriptHashes: ["'sha256-x'"], captcha: 'recaptcha', appCheck: true }),
      'script-src',
    );
    expect(scripts).toContain("'sha256-x'");
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|data:|http:/);
  });

  test('allows the hosts of a call, old and new, and noise cancellation from a blob', () => {
    const scripts = directive(policy, 'script-src').split(' ');
    expect(scripts).toEqual(expect.arrayContaining(['blob:', "'wasm-unsafe-eval'", 'https://c.daily.co']));
    expect(scripts).toEqual(expect.arrayContaining(['https://c.dailywebrtc.com', 'https://c.dailywebrtc.net']));
    for (const host of ['daily.co', 'pluot.blue', 'dailywebrtc.com', 'dailywebrtc.net'])
      for (const protocol of ['https', 'wss'])
        expect(directive(policy, 'connect-src').split(' ')).toContain(`${protocol}://*.${host}`);
  });

  test('names Google’s hosts only with reCAPTCHA or App Check', () => {
    expect(policy).not.toMatch(/google\.com|gstatic|appcheck/);
    for (const choice of [
      { captcha: 'recaptcha', appCheck: false },
      { captcha: 'altcha', appCheck: true },
    ] as const) {
      const google = contentSecurityPolicy({ scriptHashes: [], ...choice });
      for (const name of ['script-src', 'frame-src', 'connect-src'])
        expect(directive(google, name)).toContain('https://www.google.com/recaptcha/');
      expect(directive(google, 'script-src')).toContain('https://www.gstatic.com/recaptcha/');
      expect(directive(google, 'connect-src').includes('https://content-firebaseappcheck.googleapis.com')).toBe(
        choice.appCheck,
      );
    }
  });

  test('excludes the error reporter’s host, frames and foreign forms', () => {
    expect(policy).not.toMatch(/sentry/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("base-uri 'none'");
  });
});

test('hashes the exact text of inline scripts, and no data blocks or files', () => {
  const script = "try{document.title='a < b'}catch{}";
  const html = `<script>${script}</script><script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="speculationrules">{}</script>`;
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(inlineScriptHashes(html)).toEqual([hashOf(script), hashOf('{}')]);
});

describe('firebase.json', () => {
  const config = readHostingConfig(resolve(root, 'firebase.json'));
  const headersFor = headersOf(config);

  test('sets the security headers on every page: policy, sniffing, referrer, permissions, framing, opener', () => {
    for (const path of ['/', '/call', '/nothing']) {
      expect(headersFor(path)).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('microphone=(self)'),
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'cache-control': 'no-cache',
      });
    }
  });

  test('matches the headers’ source, and the local server sends the same headers', () => {
    const { 'content-security-policy': written = '' } = headersFor('/');
    const scriptHashes = written.match(/'sha256-[^']+'/g) ?? [];
    expect(scriptHashes.length).toBeGreaterThan(0);
    const choices = CAPTCHAS.flatMap((captcha) =>
      [false, true].map((appCheck) => contentSecurityPolicy({ scriptHashes, captcha, appCheck })),
    );
    expect(choices).toContain(written);
    const atHome = withCaptcha(config, 'altcha').headers.flatMap(({ headers }) => headers);
    expect(atHome.find(({ key }) => key === 'Content-Security-Policy')?.value).toBe(
      contentSecurityPolicy({ scriptHashes, captcha: 'altcha', appCheck: false }),
    );
    expect({ ...withCaptcha(config, 'altcha'), headers: [] }).toEqual({ ...config, headers: [] });
  });

  test('makes only built files immutable: a missing sound is kept for a day at most', () => {
    const [file = ''] = /(?<=@\()[^|]+/.exec(
      config.headers.find(({ source }) => source.startsWith('/assets/'))!.source,
    )!;
    expect(headersFor(`/assets/${file}`)).toMatchObject({ 'cache-control': expect.stringContaining('immutable') });
    // Hosting applies a rule's headers to its 404s too; sveltejs/kit#16615.
    expect(headersFor('/voice/missing.mp3')).toMatchObject({ 'cache-control': 'public, max-age=86400' });
    for (const path of ['/', '/call', '/voice/voices.json', '/assets/missing-abcdefgh.js'])
      expect(headersFor(path)).toMatchObject({ 'cache-control': 'no-cache' });
  });

  test.each(['works', 'experiences'])('leads /%s to its section', (folder) => {
    const moved = config.redirects.filter(({ destination }) => destination === `/#${folder}`);
    expect(moved.map(({ source }) => source)).toEqual([`/${folder}`, `/${folder}/`]);
  });

  test('forbids caching API answers: Hosting’s headers override those of a function', () => {
    expect(headersFor('/api/getUserCallStats')).toMatchObject({ 'cache-control': 'no-store' });
  });

  test('rewrites API paths to functions in their region', () => {
    const regions = readFileSync(resolve(root, 'firebase.json'), 'utf8').matchAll(/"region": "([^"]*)"/g);
    expect(new Set(Array.from(regions, ([, region]) => region))).toEqual(new Set([REGION]));
  });
});
