// Run it after changing the colours of theme.css.
import { readFileSync, writeFileSync } from 'node:fs';
import { writeDesignTokens, writeResolver } from './write-tokens.ts';

const source = (name: string): URL => new URL(`../src/${name}`, import.meta.url);
const css = readFileSync(source('theme.css'), 'utf8');
for (const theme of ['light', 'dark'] as const)
  writeFileSync(source(`tokens/${theme}.tokens.json`), writeDesignTokens(css, theme));
writeFileSync(source('tokens/theme.resolver.json'), writeResolver());
