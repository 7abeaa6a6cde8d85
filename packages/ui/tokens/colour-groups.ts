/** `oklch(lightness chroma hue / alpha)`. */
export type ColourPair = readonly [parchment: string, night: string];

/** The source of all theme colours: `node tokens/generate.ts` writes theme.css and the token files. */
export const colourGroups = {
  ground: {
    bg: ['oklch(0.955 0.022 85)', 'oklch(0.19 0.045 272)'],
    'bg-deep': ['oklch(0.92 0.031 83)', 'oklch(0.155 0.042 272)'],
    surface: ['oklch(0.98 0.014 88)', 'oklch(0.235 0.048 272)'],
    'surface-raised': ['oklch(0.993 0.008 90)', 'oklch(0.28 0.05 273)'],
    line: ['oklch(0.86 0.032 82)', 'oklch(0.345 0.05 274)'],
    'line-strong': ['oklch(0.57 0.045 75)', 'oklch(0.59 0.052 276)'],
  },
  words: {
    text: ['oklch(0.25 0.048 275)', 'oklch(0.94 0.028 88)'],
    'text-muted': ['oklch(0.43 0.042 275)', 'oklch(0.785 0.03 82)'],
  },
  action: {
    accent: ['oklch(0.79 0.155 74)', 'oklch(0.83 0.152 78)'],
    'accent-hover': ['oklch(0.84 0.15 80)', 'oklch(0.89 0.13 86)'],
    'accent-edge': ['oklch(0.47 0.11 58)', 'oklch(0.83 0.152 78)'],
    'on-accent': ['oklch(0.22 0.05 60)', 'oklch(0.2 0.05 60)'],
    'accent-text': ['oklch(0.47 0.11 58)', 'oklch(0.83 0.142 79)'],
  },
  visitor: {
    voice: ['oklch(0.45 0.16 283)', 'oklch(0.78 0.105 285)'],
    'voice-surface': ['oklch(0.92 0.03 285)', 'oklch(0.3 0.075 284)'],
  },
  alarm: {
    danger: ['oklch(0.52 0.19 27)', 'oklch(0.575 0.19 25)'],
    'danger-hover': ['oklch(0.46 0.18 27)', 'oklch(0.53 0.19 25)'],
    'on-danger': ['oklch(0.985 0.01 60)', 'oklch(0.985 0.01 60)'],
    'danger-text': ['oklch(0.47 0.18 27)', 'oklch(0.78 0.12 25)'],
    'success-text': ['oklch(0.42 0.1 150)', 'oklch(0.82 0.12 150)'],
  },
  above: {
    focus: ['oklch(0.45 0.16 283)', 'oklch(0.9 0.12 88)'],
    scrim: ['oklch(0.25 0.05 275 / 0.55)', 'oklch(0.09 0.03 272 / 0.72)'],
    shadow: ['oklch(0.4 0.06 70 / 0.22)', 'oklch(0.06 0.03 272 / 0.6)'],
  },
  scenery: {
    moon: ['oklch(0.9 0.06 78)', 'oklch(0.41 0.062 268)'],
    'moon-edge': ['oklch(0.87 0.075 74)', 'oklch(0.325 0.06 270)'],
    'hill-far': ['oklch(0.895 0.036 80)', 'oklch(0.215 0.05 274)'],
    'hill-near': ['oklch(0.86 0.042 78)', 'oklch(0.17 0.043 272)'],
    star: ['oklch(0.72 0.06 70)', 'oklch(0.86 0.03 88)'],
  },
  owl: {
    'owl-body': ['oklch(0.39 0.055 290)', 'oklch(0.405 0.062 288)'],
    'owl-wing': ['oklch(0.32 0.055 285)', 'oklch(0.335 0.06 284)'],
    'owl-brow': ['oklch(0.27 0.05 280)', 'oklch(0.3 0.058 282)'],
    'owl-face': ['oklch(0.62 0.062 55)', 'oklch(0.565 0.062 52)'],
    'owl-face-rim': ['oklch(0.53 0.06 50)', 'oklch(0.48 0.058 45)'],
    'owl-chest': ['oklch(0.72 0.05 65)', 'oklch(0.66 0.05 62)'],
    'owl-feather': ['oklch(0.45 0.055 40)', 'oklch(0.43 0.055 20)'],
    'owl-eye': ['oklch(0.84 0.155 80)', 'oklch(0.84 0.155 80)'],
    'owl-eye-deep': ['oklch(0.72 0.165 62)', 'oklch(0.72 0.165 62)'],
    'owl-pupil': ['oklch(0.17 0.045 275)', 'oklch(0.17 0.045 275)'],
    'owl-glint': ['oklch(0.98 0.02 90)', 'oklch(0.98 0.02 90)'],
    'owl-beak': ['oklch(0.77 0.13 70)', 'oklch(0.77 0.13 70)'],
    'owl-beak-deep': ['oklch(0.6 0.12 58)', 'oklch(0.6 0.12 58)'],
    'owl-branch': ['oklch(0.36 0.045 50)', 'oklch(0.315 0.03 55)'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ColourPair>>>>;

/** Written into the generated files. */
export const groupNotes = {
  ground: 'What lies below everything, and its lines',
  words: 'Text',
  action: "The one primary action, the owl's eyes, and what you point at",
  visitor: 'The second voice: the visitor',
  alarm: 'Only to end a call, errors, and what went well',
  above: 'What lies over the page: focus, the veil below a dialog, shadows',
  scenery: 'Moon, hills, stars',
  owl: 'The owl on its branch',
} as const satisfies Readonly<Record<keyof typeof colourGroups, string>>;
