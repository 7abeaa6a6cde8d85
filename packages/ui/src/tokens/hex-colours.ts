import hexColours from './hex-colours.json' with { type: 'json' };

/** Light and dark, for mails and `theme-color`, which do not support oklch. */
export { hexColours };
