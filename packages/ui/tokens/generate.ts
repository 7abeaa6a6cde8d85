// Run it after changing the colours of theme.css.
import { readFileSync, writeFileSync } from 'node:fs';
import { hexOfTheme } from './hex-of-theme.ts';

const source = (name: string): URL => new URL(`../src/${name}`, import.meta.url);
const colours = hexOfTheme(readFileSync(source('theme.css'), 'utf8'));
writeFileSync(source('tokens/hex-colours.json'), `${JSON.stringify(colours, undefined, 2)}\n`);
