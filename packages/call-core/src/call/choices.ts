export type Choose = ReturnType<typeof createChoices>;

/** Makes choices of one kind, of which the newest wins. */
export function createChoices() {
  let newest = {};
  let busy: Promise<unknown> = Promise.resolve();
  /** Does `work` after that of earlier choices. Answers false where a later choice took its place. */
  return async (open: () => Promise<void>, work: () => unknown): Promise<boolean> => {
    const mine = (newest = {});
    await open();
    const turn = busy.then(() => (mine === newest ? work() : undefined));
    busy = turn.catch(() => undefined);
    await turn;
    return mine === newest;
  };
}
