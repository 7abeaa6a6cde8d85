/** An object of which nothing is known yet. */
export type Shape = Readonly<Record<string, unknown>>;

/** Whether `value` can be asked for its fields. */
export const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
