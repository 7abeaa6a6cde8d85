export const hydrate = (): Promise<void> => Promise.resolve();
