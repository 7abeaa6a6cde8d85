import { create } from 'storybook/theming/create';
import { hexColours } from '../src/tokens/hex-colours.ts';

const theme = (base: 'light' | 'dark'): ReturnType<typeof create> => {
  const colour = hexColours[base];
  return create({
    base,
    brandTitle: 'The night owl',
    fontBase: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontCode: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    colorPrimary: colour.accent,
    colorSecondary: colour['accent-text'],
    appBg: colour['bg-deep'],
    appContentBg: colour.bg,
    appPreviewBg: colour.bg,
    appBorderColor: colour.line,
    appBorderRadius: 12,
    textColor: colour.text,
    textMutedColor: colour['text-muted'],
    textInverseColor: colour['on-accent'],
    barBg: colour.surface,
    barTextColor: colour['text-muted'],
    barHoverColor: colour['accent-text'],
    barSelectedColor: colour['accent-text'],
    inputBg: colour['surface-raised'],
    inputBorder: colour['line-strong'],
    inputTextColor: colour.text,
    buttonBg: colour['surface-raised'],
    buttonBorder: colour['line-strong'],
  });
};

export const storybookTheme = theme(
  globalThis.matchMedia?.('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
);
