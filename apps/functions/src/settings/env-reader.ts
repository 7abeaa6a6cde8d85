import { isIPv4 } from 'node:net';
import { BackendError } from '../backend-error.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/**
 * Which layer is proved to tell a client's address. Hops are proxies, counted from us, whose entry in X-Forwarded-For is
 * the client. `none`: nobody's address is known, so there is no budget and no rate by network.
 */
export type ClientAddress =
  | { readonly kind: 'none' }
  | { readonly kind: 'socket' }
  | { readonly kind: 'hops'; readonly hops: number };

/**
 * Reads single variables of an environment. An empty text counts as absent, as shells and pipelines leave a secret that
 * is not there; an empty number or choice is none, and white space alone is somebody's mistake everywhere.
 */
export interface EnvReader {
  /** These are the settings of a deployment, which must not be a toy. */
  readonly isProduction: boolean;
  text(name: string): string | undefined;
  /** Text that can stand in a header: one line of printable ASCII. */
  line(name: string): string | undefined;
  wholeNumber(name: string, range: { readonly min: number; readonly max: number }): number | undefined;
  flag(name: string): boolean;
  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined;
  /** An https address; outside production, one of this machine may be http. */
  url(name: string): string | undefined;
  host(name: string): string | undefined;
  email(name: string): string | undefined;
  clientAddress(name: string): ClientAddress | undefined;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An {@link EnvReader}; a malformed value throws a {@link BackendError}. Messages never repeat a value: it may be secret. */
export function createEnvReader(env: Env, { isProduction = false } = {}): EnvReader {
  const filled = (name: string): string | undefined => {
    const value = env[name]?.trim();
    if (value === '')
      throw new BackendError('bad_setting', `The setting ${name} is empty; give it a value or leave it out.`);
    return value;
  };
  const text = (name: string) => (env[name] === '' ? undefined : filled(name));
  const parse = <T>(name: string, takes: string, parsed: T | undefined): T => {
    if (parsed === undefined) throw new BackendError('bad_setting', `The setting ${name} takes ${takes}.`);
    return parsed;
  };
  const read = <T>(name: string, takes: string, convert: (value: string) => T | undefined): T | undefined => {
    const value = filled(name);
    return value === undefined ? undefined : parse(name, takes, convert(value));
  };
  return {
    isProduction,
    text,
    line: (name) => {
      const value = text(name);
      if (value === undefined) return undefined;
      return parse(
        name,
        'one line of plain letters, digits and signs',
        /^[\x20-\x7e]+$/.test(value) ? value : undefined,
      );
    },
    wholeNumber: (name, { min, max }) =>
      read(name, `a whole number from ${min} to ${max}`, (value) => {
        // Digits only: Number() would also take '1e3', '0x10' and ' 7 '.
        const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
        return number >= min && number <= max ? number : undefined;
      }),
    flag: (name) =>
      read(name, 'on or off', (value) => {
        if (/^(?:on|true|1)$/.test(value)) return true;
        return /^(?:off|false|0)$/.test(value) ? false : undefined;
      }) ?? false,
    oneOf: (name, choices) =>
      read(name, `one of ${choices.join(', ')}`, (value) => choices.find((choice) => choice === value)),
    url: (name) =>
      read(name, `an https address${isProduction ? '' : ' (http only on this machine)'}, without a query`, (value) => {
        const url = URL.canParse(value) ? new URL(value) : undefined;
        if (url === undefined || url.search !== '' || url.hash !== '' || url.username !== '') return undefined;
        const isAtHome = !isProduction && url.protocol === 'http:' && LOOPBACK.has(url.hostname);
        return url.protocol === 'https:' || isAtHome ? url.href.replace(/\/$/, '') : undefined;
      }),
    host: (name) => read(name, 'a host name such as example.com', (value) => parseHost(value.toLowerCase())),
    clientAddress: (name) =>
      read(name, 'none, socket or hops:N (1 to 10 proxies)', (value) => {
        if (value === 'none' || value === 'socket') return { kind: value };
        const hops = /^hops:([1-9]|10)$/.exec(value)?.[1];
        return hops === undefined ? undefined : { kind: 'hops', hops: Number(hops) };
      }),
    email: (name) =>
      read(name, 'one e-mail address', (value) =>
        /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/.test(value) ? value : undefined,
      ),
  };
}

/** `value`, or a BackendError that says why the setting is needed. */
export function need(name: string, value: string | undefined, reason: string): string {
  if (value === undefined) throw new BackendError('bad_setting', `The setting ${name} is needed because ${reason}.`);
  return value;
}

/** A name with a dot, this machine, or an IPv4 address; one whose last part is a number is none of them. */
function parseHost(host: string): string | undefined {
  if (host === 'localhost' || isIPv4(host)) return host;
  const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
  return new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+(?!\\d+$)${label}$`).test(host) ? host : undefined;
}
