/** A raw message of a voice provider (specification, section 3): any JSON object with a type. */
export type ProviderMessage = Readonly<Record<string, unknown>> & { readonly type: string };
