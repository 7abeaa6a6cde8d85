import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { base } from '../src/site/hosting.ts';
import { toPath } from '../src/site/to-path.ts';

interface Header {
  readonly key: string;
  readonly value: string;
}
interface Rule {
  readonly source: string;
  readonly headers: readonly Header[];
}

const POLICY = 'Content-Security-Policy';

/** Headers of every page and file, from firebase.json: the only place that has them. */
function readHeaders(): readonly Header[] {
  const file = new URL('../../../firebase.json', import.meta.url);
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: { headers: readonly Rule[] } };
  return hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
}

/** Without hosts of a backend, and with the hash of the page's only inline script. */
const narrow = (policy: string, script: string): string =>
  policy
    .split('; ')
    .map((directive) => directive.replaceAll(/ (?:https:|wss:|'sha256-)\S*/gu, ''))
    .join('; ')
    .replace("script-src 'self'", `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`);

/** For hosts that set no headers. A meta element cannot forbid frames. */
export function policyElement(script: string): string {
  const policy = readHeaders().find(({ key }) => key === POLICY)?.value ?? '';
  const inPage = narrow(policy, script).replace(/; frame-ancestors [^;]*/u, '');
  return `<meta http-equiv="${POLICY}" content="${inPage}">`;
}

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of two rules for one file, and revalidate what has
 * no Cache-Control: only the hashed assets get one. Each is named, because a rule counts for missing files too.
 */
export function headersFile(script: string, assets: readonly string[]): string {
  const all = readHeaders().filter(({ key }) => key !== 'Cache-Control');
  return [
    `${base}*`,
    ...all.map(({ key, value }) => `  ${key}: ${key === POLICY ? narrow(value, script) : value}`),
    ...assets.flatMap((name) => [toPath(`/assets/${name}`), '  Cache-Control: public, max-age=31536000, immutable']),
  ].join('\n');
}
