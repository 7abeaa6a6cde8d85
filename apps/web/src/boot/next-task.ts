/** Resolves in a task of its own, so that an event that waits is answered first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
