/** A whole document. The layers are named before any sheet, whichever file it comes with: that is their order. */
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
<html lang="en"${attributes.join('')}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>@layer tokens, base, components, pages, overrides;</style>${parts.head}</head><body><div id="root">${parts.body}</div></body></html>
`;
};
