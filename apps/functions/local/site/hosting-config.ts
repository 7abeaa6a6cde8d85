import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BackendError } from '../../src/backend-error.ts';

const hostingSchema = z.looseObject({
  public: z.string(),
  cleanUrls: z.boolean().default(false),
  trailingSlash: z.boolean().optional(),
  rewrites: z
    .array(
      z.looseObject({
        source: z.string(),
        function: z.looseObject({ functionId: z.string() }),
      }),
    )
    .default([]),
  headers: z
    .array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    )
    .default([]),
});

export type HostingConfig = z.infer<typeof hostingSchema>;

/** The hosting section of firebase.json: the one source of rewrites and headers, at home as in production. */
export function readHostingConfig(file: string): HostingConfig {
  try {
    return z.looseObject({ hosting: hostingSchema }).parse(JSON.parse(readFileSync(file, 'utf8'))).hosting;
  } catch (error) {
    throw new BackendError('cannot_start', `The hosting section of ${file} cannot be read.`, { cause: error });
  }
}
