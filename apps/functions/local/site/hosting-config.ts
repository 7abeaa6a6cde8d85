import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BackendError, orCannotStart } from '../../src/backend-error.ts';
import { z } from 'zod';
import { contentSecurityPolicy } from '../../src/firebase/hosting/content-security-policy.ts';

/** Works for the source and the bundle. */
export function findRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'firebase.json'))) return folder;
    if (folder === dirname(folder))
      throw new BackendError('cannot_start', 'No firebase.json stands above this program.');
  }
}

const redirectSchema = z.object({ source: z.string(), destination: z.string(), type: z.literal([301, 302]) });
const rewriteSchema = z.looseObject({ source: z.string(), function: z.looseObject({ functionId: z.string() }) });
const headerSchema = z.object({ key: z.string(), value: z.string() });
const headersSchema = z.object({ source: z.string(), headers: z.array(headerSchema) });
const hostingSchema = z.looseObject({
  public: z.string(),
  ignore: z.array(z.string()).default([]),
  cleanUrls: z.boolean().default(false),
  trailingSlash: z.boolean().optional(),
  redirects: z.array(redirectSchema).default([]),
  rewrites: z.array(rewriteSchema).default([]),
  headers: z.array(headersSchema).default([]),
});

export type HostingConfig = z.infer<typeof hostingSchema>;

/** The only source of rewrites and headers, at home and deployed. */
export const readHostingConfig = (file: string): HostingConfig =>
  orCannotStart(
    `The hosting section of ${file} cannot be read.`,
    () => z.looseObject({ hosting: hostingSchema }).parse(JSON.parse(readFileSync(file, 'utf8'))).hosting,
  );

/** firebase.json holds the policy of one captcha; a local setting may choose the other. */
export function withCaptcha(config: HostingConfig, captcha: 'altcha' | 'recaptcha'): HostingConfig {
  const headers = config.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => {
      if (key.toLowerCase() !== 'content-security-policy') return { key, value };
      const scriptHashes = value.match(/'sha256-[^']+'/g) ?? [];
      return { key, value: contentSecurityPolicy({ scriptHashes, captcha, appCheck: false }) };
    }),
  }));
  return { ...config, headers };
}
