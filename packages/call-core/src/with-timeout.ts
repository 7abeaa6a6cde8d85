import type { Clock } from './platform.ts';

/** What `work` answers, or `otherwise` when it fails or takes longer than `limitMs`: no disk and no line is waited for. */
export async function withTimeout<T>(
  work: Promise<T>,
  {
    clock,
    limitMs,
    otherwise,
  }: { readonly clock: Clock; readonly limitMs: number; readonly otherwise: (error?: unknown) => T },
): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const stopTimer = clock.setTimer(limitMs, () => resolve(otherwise()));
  work.then(resolve, (error: unknown) => resolve(otherwise(error)));
  const value = await promise;
  stopTimer();
  return value;
}
