/** For a story with a theme, brand or motion of its own: those stand on the root, so its docs page shows it in a frame. */
export const OWN_FRAME = { docs: { story: { inline: false, height: '32rem' } } } as const;
export const TALL_FRAME = { docs: { story: { inline: false, height: '80rem' } } } as const;
