/** A loudness that is pulled, once per animation frame, by whoever shows it: 0 silence to 1 loudest. Never pushed. */
export type LevelSource = () => number;

/** The summed level that counts as full volume (specification, section 9). */
export const FULL_VOLUME_LEVEL = 0.15;
