/** The drawings of a StackIcon, in the order of its mask image. */
export const DRAWN_ICONS: readonly string[] = ['layers', 'window', 'boat', 'flow', 'wind', 'sound', 'branches'];
