export type Choose = ReturnType<typeof createChoices>;

export function createChoices() {
  let newest = {};
  let busy: Promise<unknown> = Promise.resolve();
  /** Resolves with false when a later choice replaced it. */
  return async (open: () => Promise<void>, work: () => unknown): Promise<boolean> => {
    const choice = (newest = {});
    await open();
    const turn = busy.then(() => (choice === newest ? work() : undefined));
    busy = turn.catch(() => undefined);
    await turn;
    return choice === newest;
  };
}
