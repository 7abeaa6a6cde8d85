import { readFileSync } from 'node:fs';
import { minifySync, transformWithOxc } from 'vite';

const file = new URL('../src/boot/first-script.ts', import.meta.url);

export const firstScript = async (): Promise<string> => {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), 'first-script.ts', { target: 'es2024' });
  return minifySync('first-script.js', code, { module: false }).code.trim();
};
