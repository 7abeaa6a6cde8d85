import type { AbortSignalLike } from './platform.ts';

/** A schema's result: the parsed value, or the issues. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly ToolIssue[] };

/** A fault of a tool's arguments. */
export interface ToolIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Standard Schema 1 (standardschema.dev), such as zod or Valibot. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** A Standard Schema, or a `parse` that throws for invalid arguments. */
export type ToolSchema<Output = unknown> = StandardSchema<Output> | { parse(value: unknown): Output };

/** Second argument of `run`. */
export interface ToolContext {
  /** Aborts at the tool's time limit and when the call ends. */
  readonly signal: AbortSignalLike;
}

/** A page function that the assistant may call. */
export interface CallTool<Output = unknown> {
  /** For providers that announce tools to the assistant. */
  readonly description?: string | undefined;
  /** Parses the arguments; the assistant gets the reason of a rejection. */
  readonly schema: ToolSchema<Output>;
  /** Default 20,000; then the assistant gets an error. */
  readonly timeLimitMs?: number | undefined;
  /** The result goes to the assistant if the provider accepts results. */
  run(this: void, value: NoInfer<Output>, context: ToolContext): unknown;
}

/** Returns the tool; its schema determines the type of `run`'s first argument. */
export const defineTool = <Output>(tool: CallTool<Output>): CallTool<Output> => tool;
