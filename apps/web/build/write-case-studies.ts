import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CaseStudiesDocument {
  readonly title: string;
  readonly body: string;
  readonly css: string;
}

/** Writes the plain document among the assets; returns its clean address. */
export const writeCaseStudies = (dist: string, { title, body, css }: CaseStudiesDocument): string => {
  const html = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>@layer tokens,base,components,pages,overrides;${css}</style></head><body>${body}</body></html>
`;
  const address = `/assets/case-studies-${createHash('sha256').update(html).digest('hex').slice(0, 8)}`;
  writeFileSync(join(dist, `${address}.html`), html);
  return address;
};

/** Lets the cards of the served markup lead to the document; the script, once there, opens the dialog instead. */
export const linkCaseStudies = (body: string, address: string): string =>
  body.replaceAll(/(<a data-part="link" href=")#experience-([^"]+)"/g, `$1${address}#$2"`);
