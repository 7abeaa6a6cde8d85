import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'call-core-consumer-'));
const tsc = join(root, 'node_modules', '.bin', 'tsc');
const FOLDERS = ['.', 'browser', 'delivery', 'vapi', 'react', 'element', 'contract', 'testing'];
const ENTRY_POINTS = FOLDERS.map((name) => `${name}/index`);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compile(name: string, compilerOptions: object, more: object): string {
  const project = join(folder, name);
  writeFileSync(project, JSON.stringify({ compilerOptions, ...more }));
  try {
    return execFileSync(tsc, ['-p', project], { encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

describe('trap 17: types that do not compile at a consumer', () => {
  it('are not in our types: every entry point compiles with skipLibCheck off', () => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    const common = {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: [],
    };
    const build = join(root, 'tsconfig.build.json');
    expect(compile('tsconfig.json', { outDir: join(folder, 'dist') }, { extends: build })).toBe('');
    // Only some compilers accept the SDK's types: ours must not import them.
    const declarations = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.d.ts'))
      .filter((file) => /['"]@vapi-ai\/web['"]/.test(readFileSync(join(folder, 'dist', file), 'utf8')));
    expect(declarations).toEqual([]);
    writeFileSync(
      join(folder, 'consumer.ts'),
      ENTRY_POINTS.map((entryPoint, index) => `export * as entryPoint${index} from './dist/${entryPoint}.js';\n`).join(
        '',
      ),
    );
    const consumer = { ...common, module: 'nodenext', skipLibCheck: false, noEmit: true };
    expect(compile('consumer.json', consumer, { files: ['consumer.ts'] })).toBe('');
    const page = `import { createRef } from 'react';
import './dist/element/index.js';
import type { CallElement } from './dist/element/index.js';
const ref = createRef<CallElement>();
export const page = <asad-call ref={ref} public-key="key" assistant="a" words={undefined} />;
// @ts-expect-error A key is a text.
export const wrong = <asad-call public-key={1} />;
import { createCall } from './dist/index.js';
createCall({ ...({} as Parameters<typeof createCall>[0]), gate: undefined, tools: undefined, lease: undefined, delivery: undefined });
document.querySelector('asad-call')?.call.on('call-end', ({ record }) => record.transcript.length);
`;
    writeFileSync(join(folder, 'page.tsx'), page);
    const bundled = { ...common, module: 'preserve', moduleResolution: 'bundler', jsx: 'react-jsx', noEmit: true };
    expect(compile('page.json', { ...bundled, skipLibCheck: false }, { files: ['page.tsx'] })).toBe('');
    rmSync(join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'plain.ts'),
      page.replace(/^.*(react|Ref|asad-call ref|export const wrong|@ts-expect).*$/gm, ''),
    );
    expect(compile('plain.json', { ...bundled, skipLibCheck: false }, { files: ['plain.ts'] })).toBe('');
  });
});
