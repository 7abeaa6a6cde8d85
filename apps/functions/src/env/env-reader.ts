import { isIPv4 } from 'node:net';
import { z } from 'zod';
import { BackendError } from '../backend-error.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/**
 * The number of trusted proxies; 0 trusts the socket. `none`: the address is unknown, and no limit per network applies.
 */
export type ClientAddress = number | 'none';

export type EnvReader = ReturnType<typeof createEnvReader>;

/** Digits only: Number() would also accept '1e3', '0x10' and ' 7 '. */
const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const onOrOff = z.stringbool({ truthy: ['on', 'true', '1'], falsy: ['off', 'false', '0'], case: 'sensitive' });
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An empty value counts as absent: shells leave missing secrets empty. White space alone is an error. A malformed value
 * throws a {@link BackendError}, which never contains it.
 */
export function createEnvReader(env: Env, { isProduction = false } = {}) {
  const read = <T>(name: string, takes: string, schema: z.ZodType<T, string>): T | undefined => {
    const value = env[name]?.trim();
    if (value === '')
      throw new BackendError('bad_setting', `The setting ${name} is empty; give it a value or leave it out.`);
    const parsed = schema.optional().safeParse(value);
    if (!parsed.success) throw new BackendError('bad_setting', `The setting ${name} takes ${takes}.`);
    return parsed.data;
  };
  const text = (name: string, takes = 'text', schema = z.string()): string | undefined =>
    env[name] === '' ? undefined : read(name, takes, schema);
  return {
    isProduction,
    text: (name: string) => text(name),
    /** A value for a header: one line of printable ASCII. */
    line: (name: string) =>
      text(name, 'one line of plain letters, digits and signs', z.string().regex(/^[\x20-\x7e]+$/)),
    wholeNumber: (name: string, { min, max }: { readonly min: number; readonly max: number }) =>
      read(name, `a whole number from ${min} to ${max}`, digits.pipe(z.number().min(min).max(max))),
    wholeNumberOr: <T extends string>(
      name: string,
      word: T,
      { min, max }: { readonly min: number; readonly max: number },
    ) =>
      read(
        name,
        `${word}, or a whole number from ${min} to ${max}`,
        z.literal(word).or(digits.pipe(z.number().min(min).max(max))),
      ),
    flag: (name: string) => read(name, 'on or off', onOrOff) ?? false,
    oneOf: <T extends string>(name: string, choices: readonly T[]) =>
      read(name, `one of ${choices.join(', ')}`, z.enum(choices)),
    /** An https address; outside production also http on this machine. */
    url: (name: string) =>
      read(
        name,
        `an https address${isProduction ? '' : ' (http only on this machine)'}, without a query`,
        z
          .url()
          .transform((value) => new URL(value))
          .refine(({ search, hash, username, protocol, hostname }) => {
            const isAtHome = !isProduction && protocol === 'http:' && LOOPBACK.has(hostname);
            return search === '' && hash === '' && username === '' && (protocol === 'https:' || isAtHome);
          })
          .transform(({ href }) => href.replace(/\/$/, '')),
      ),
    host: (name: string) => read(name, 'a host name such as example.com', z.string().toLowerCase().refine(isHost)),
    clientAddress: (name: string): ClientAddress | undefined => {
      const value = read(
        name,
        'none, socket or hops:N (1 to 10 proxies)',
        z.string().regex(/^(?:none|socket|hops:(?:[1-9]|10))$/),
      );
      if (value === undefined || value === 'none') return value;
      return value === 'socket' ? 0 : Number(value.slice('hops:'.length));
    },
    email: (name: string) =>
      read(name, 'one e-mail address', z.string().regex(/^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/)),
  };
}

export function need(name: string, value: string | undefined, reason: string): string {
  if (value === undefined) throw new BackendError('bad_setting', `The setting ${name} is needed because ${reason}.`);
  return value;
}

/** A name with a dot, `localhost`, or an IPv4 address. A numeric last label is invalid. */
function isHost(host: string): boolean {
  if (host === 'localhost' || isIPv4(host)) return true;
  const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
  return new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+(?!\\d+$)${label}$`).test(host);
}
