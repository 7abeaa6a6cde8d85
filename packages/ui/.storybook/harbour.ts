import { colourGroups, type Palette } from '../tokens/colour-groups.ts';

/**
 * A theme that is nobody's here: a harbour in fog and at night. It shows, and the contrast test holds, that every colour
 * of the components comes from a name that somebody else may fill.
 */
export const harbourColours = {
  ground: {
    bg: ['oklch(0.955 0.012 215)', 'oklch(0.19 0.032 215)'],
    'bg-deep': ['oklch(0.92 0.017 215)', 'oklch(0.155 0.029 215)'],
    surface: ['oklch(0.98 0.008 215)', 'oklch(0.235 0.034 215)'],
    'surface-raised': ['oklch(0.993 0.004 215)', 'oklch(0.28 0.035 215)'],
    line: ['oklch(0.86 0.018 215)', 'oklch(0.345 0.035 215)'],
    'line-strong': ['oklch(0.57 0.025 215)', 'oklch(0.59 0.036 215)'],
  },
  words: {
    text: ['oklch(0.25 0.029 225)', 'oklch(0.94 0.017 225)'],
    'text-muted': ['oklch(0.43 0.025 225)', 'oklch(0.785 0.018 225)'],
  },
  action: {
    accent: ['oklch(0.79 0.124 168)', 'oklch(0.83 0.122 168)'],
    'accent-hover': ['oklch(0.84 0.12 168)', 'oklch(0.89 0.104 168)'],
    'accent-edge': ['oklch(0.47 0.088 168)', 'oklch(0.83 0.122 168)'],
    'on-accent': ['oklch(0.22 0.04 168)', 'oklch(0.2 0.04 168)'],
    'accent-text': ['oklch(0.47 0.088 168)', 'oklch(0.83 0.114 168)'],
  },
  visitor: {
    voice: ['oklch(0.45 0.144 25)', 'oklch(0.78 0.095 25)'],
    'voice-surface': ['oklch(0.92 0.027 25)', 'oklch(0.3 0.068 25)'],
  },
  // Danger and success look alike in every harbour.
  alarm: colourGroups.alarm,
  above: {
    focus: ['oklch(0.45 0.128 210)', 'oklch(0.9 0.1 168)'],
    scrim: ['oklch(0.25 0.04 210 / 0.55)', 'oklch(0.09 0.024 210 / 0.72)'],
    shadow: ['oklch(0.4 0.048 210 / 0.22)', 'oklch(0.06 0.024 210 / 0.6)'],
  },
  scenery: {
    moon: ['oklch(0.9 0.042 205)', 'oklch(0.41 0.043 205)'],
    'moon-edge': ['oklch(0.87 0.052 205)', 'oklch(0.325 0.042 205)'],
    'hill-far': ['oklch(0.895 0.025 205)', 'oklch(0.215 0.035 205)'],
    'hill-near': ['oklch(0.86 0.029 205)', 'oklch(0.17 0.03 205)'],
    star: ['oklch(0.72 0.042 205)', 'oklch(0.86 0.021 205)'],
  },
  owl: {
    'owl-body': ['oklch(0.39 0.019 230)', 'oklch(0.405 0.022 230)'],
    'owl-wing': ['oklch(0.32 0.019 230)', 'oklch(0.335 0.021 230)'],
    'owl-brow': ['oklch(0.27 0.017 230)', 'oklch(0.3 0.02 230)'],
    'owl-face': ['oklch(0.62 0.022 230)', 'oklch(0.565 0.022 230)'],
    'owl-face-rim': ['oklch(0.53 0.021 230)', 'oklch(0.48 0.02 230)'],
    'owl-chest': ['oklch(0.72 0.017 230)', 'oklch(0.66 0.017 230)'],
    'owl-feather': ['oklch(0.45 0.019 230)', 'oklch(0.43 0.019 230)'],
    'owl-eye': ['oklch(0.84 0.174 95)', 'oklch(0.84 0.174 95)'],
    'owl-eye-deep': ['oklch(0.72 0.178 60)', 'oklch(0.72 0.178 60)'],
    'owl-pupil': ['oklch(0.17 0.016 230)', 'oklch(0.17 0.016 230)'],
    'owl-glint': ['oklch(0.98 0.007 230)', 'oklch(0.98 0.007 230)'],
    'owl-beak': ['oklch(0.77 0.165 60)', 'oklch(0.77 0.165 60)'],
    'owl-beak-deep': ['oklch(0.6 0.162 60)', 'oklch(0.6 0.162 60)'],
    'owl-branch': ['oklch(0.36 0.016 230)', 'oklch(0.315 0.01 230)'],
  },
} as const satisfies Palette;

/** What of a theme is no colour, as this one has it: its own faces, sharper corners. */
export const harbourShape = {
  '--font-display': "'Avenir Next', 'Segoe UI', 'DejaVu Sans', sans-serif",
  '--radius-1': '0',
  '--radius-2': '0.2rem',
  '--radius-3': '0.3rem',
  '--radius-round': '0.3rem',
} as const;
