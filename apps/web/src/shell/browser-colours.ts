/** What the browser's own bars are drawn in, by theme: `--bg-deep`, on which the page begins. */
export const BROWSER_COLOURS = { dark: '#0c1024', light: '#e9e2d0' } as const;
