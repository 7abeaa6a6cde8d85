// Run it after changing colour-groups.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { writeDesignTokens, writeResolver, writeTheme } from './write-tokens.ts';

const source = (name: string): URL => new URL(`../src/${name}`, import.meta.url);
writeFileSync(source('theme.css'), writeTheme(readFileSync(source('theme.css'), 'utf8')));
for (const theme of ['light', 'dark'] as const)
  writeFileSync(source(`tokens/${theme}.tokens.json`), writeDesignTokens(theme));
writeFileSync(source('tokens/theme.resolver.json'), writeResolver());
