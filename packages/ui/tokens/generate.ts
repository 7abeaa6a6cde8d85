// Writes everything that is derived from the colours. `node tokens/generate.ts`, after a change of colour-groups.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { writeDesignTokens, writeHexColours, writeTheme } from './write-tokens.ts';

const source = (name: string): URL => new URL(`../src/${name}`, import.meta.url);
writeFileSync(source('theme.css'), writeTheme(readFileSync(source('theme.css'), 'utf8')));
writeFileSync(source('tokens/hex-colours.ts'), writeHexColours());
writeFileSync(source('tokens/tokens.json'), writeDesignTokens());
