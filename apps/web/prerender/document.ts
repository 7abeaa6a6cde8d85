/**
 * A whole document. Its comments keep Cloudflare from replacing e-mail addresses, its meta element keeps Safari from
 * linking numbers: React would draw the page again. The layers are named before any sheet, whichever file it comes with: that is their order. */
export const documentOf = (parts: {
  /** Attributes of the root, beside its language. */
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
