/**
 * The comments and the meta element stop rewrites that break hydration: Cloudflare's of email addresses, Safari's of
 * numbers. Layers declared first do not depend on load order.
 */
export const documentOf = (parts: {
  readonly attributes: Readonly<Record<`data-${string}`, string | undefined>>;
  readonly head: string;
  readonly body: string;
}): string => {
  const attributes = Object.entries(parts.attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${value}"`],
  );
  return `<!DOCTYPE html>
<html lang="en"${attributes.join('')}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no"><style>@layer tokens, base, components, pages, overrides;</style>${parts.head}</head><body><!--email_off--><div id="root">${parts.body}</div><!--/email_off--></body></html>
`;
};
