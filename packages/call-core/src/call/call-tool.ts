/** Something that the assistant may do on the page. `handle` takes what the schema's `parse` answers. */
export interface CallTool {
  /** Reads the assistant's arguments and throws where they are none: a schema library's schema fits, or your own. */
  readonly schema: { parse(value: unknown): unknown };
  /** Does it. What it answers goes back to the assistant, where its provider takes results. */
  handle(this: void, value: never): unknown;
}
