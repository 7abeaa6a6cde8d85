/** A loudness that is pulled, once per animation frame, by whoever shows it: 0 silence to 1 loudest. Never pushed. */
export type LevelSource = () => number;
