import type { AbortSignalLike } from './platform.ts';

/** Result of a Standard Schema: the parsed value, or the issues. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly ToolIssue[] };

/** One fault of a tool's arguments. */
export interface ToolIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** A schema of a library that implements Standard Schema 1 (standardschema.dev), for example zod or Valibot. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** Parses arguments: a Standard Schema, or a `parse` that throws if they are invalid. */
export type ToolSchema<Output = unknown> = StandardSchema<Output> | { parse(value: unknown): Output };

/** Second argument of a tool's `run`. */
export interface ToolContext {
  /** Aborts at the tool's time limit and when the call ends. */
  readonly signal: AbortSignalLike;
}

/** A page function that the assistant may call. */
export interface CallTool<Output = unknown> {
  /** For providers that announce the page's tools to the assistant. */
  readonly description?: string;
  /** The assistant gets the reason of a rejection, so that it can correct its arguments. */
  readonly schema: ToolSchema<Output>;
  /** Default 20,000. After this time the assistant gets an error instead of a result. */
  readonly timeLimitMs?: number;
  /** Its return value goes back to the assistant if the provider accepts results. */
  run(this: void, value: NoInfer<Output>, context: ToolContext): unknown;
}

/** @deprecated A tool with the older name of `run`; it warns, and works for one release. */
export interface HandledTool {
  readonly schema: ToolSchema;
  handle(this: void, value: never): unknown;
}

/** Returns the tool; the schema determines the type of `run`'s first argument. */
export const defineTool = <Output>(tool: CallTool<Output>): CallTool<Output> => tool;
