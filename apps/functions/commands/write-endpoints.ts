/** Writes docs/endpoints.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '../local/site/hosting-config.ts';
import { describeEndpoints } from '../src/http/describe-endpoints.ts';

writeFileSync(join(findRoot(), 'docs/endpoints.md'), describeEndpoints());
