/** Something that the assistant may do on the page. */
export interface CallTool<Arguments = never> {
  /** Reads the assistant's arguments and throws where they are none: a schema library's schema fits, or your own. */
  readonly schema: { parse(value: unknown): [Arguments] extends [never] ? unknown : Arguments };
  /** Does it. What it answers goes back to the assistant, where its provider takes results. */
  handle(this: void, value: Arguments): unknown;
}
