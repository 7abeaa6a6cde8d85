import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Packs each package as a registry would get it, and looks at the tarball, not at the workspace. */
const PACKAGES = ['content', 'call-core', 'guide', 'ui'] as const;
/** What a package needs of the others: a consumer installs both, and lies where the other's dependencies are. */
const NEEDS: Readonly<Partial<Record<(typeof PACKAGES)[number], (typeof PACKAGES)[number]>>> = { guide: 'call-core' };
const tarballs = new Map<string, string>();
const out = mkdtempSync(join(tmpdir(), 'asad-pack-'));
let isOk = true;

function run(title: string, command: string, args: readonly string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${title}\n`);
  if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`);
  return status === 0;
}

/**
 * A consumer that checks library types, as careful projects do: every door by its name, style sheets included, from the
 * tarball. It lies inside of the package, so that the dependencies are the workspace's own.
 */
function checkConsumer(name: (typeof PACKAGES)[number], doors: readonly string[]): boolean {
  const beside = NEEDS[name];
  const consumer = mkdtempSync(join(resolve('packages', beside ?? name), '.consumer-'));
  try {
    for (const one of [name, ...(beside ? [beside] : [])]) {
      const installed = join(consumer, 'node_modules', '@asad', one);
      mkdirSync(installed, { recursive: true });
      execFileSync('tar', ['-xzf', tarballs.get(one) ?? '', '--strip-components=1', '-C', installed]);
    }
    // A package of its own: else the name would lead to the sources.
    writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
    // A file of data is no module.
    const modules = doors.filter((door) => !door.endsWith('.json'));
    const specifiers = modules.map((door) => `@asad/${name}${door.slice(1)}`);
    writeFileSync(
      join(consumer, 'index.ts'),
      specifiers
        .map((specifier, index) =>
          specifier.endsWith('.css') ? `import '${specifier}';\n` : `export * as door${index} from '${specifier}';\n`,
        )
        .join(''),
    );
    return [
      { module: 'nodenext', moduleResolution: 'nodenext' },
      { module: 'esnext', moduleResolution: 'bundler' },
    ].every((resolution) => {
      const project = join(consumer, `${resolution.moduleResolution}.json`);
      writeFileSync(
        project,
        JSON.stringify({
          compilerOptions: {
            ...resolution,
            strict: true,
            skipLibCheck: false,
            noEmit: true,
            target: 'es2024',
            lib: ['es2024', 'dom', 'dom.iterable'],
            types: [],
          },
          files: ['index.ts'],
        }),
      );
      return run(
        `${name}: ${modules.length} doors compile with skipLibCheck off (${resolution.moduleResolution})`,
        'tsc',
        ['-p', project],
      );
    });
  } finally {
    rmSync(consumer, { recursive: true, force: true });
  }
}

for (const name of PACKAGES) {
  const folder = `packages/${name}`;
  const pack = spawnSync('pnpm', ['pack', '--pack-destination', out, '--json'], { cwd: folder, encoding: 'utf8' });
  const file = /"filename":\s*"([^"]+)"/.exec(pack.stdout)?.[1];
  if (pack.status !== 0 || !file) {
    process.stderr.write(`${folder} could not be packed: ${pack.stdout}${pack.stderr}\n`);
    isOk = false;
    continue;
  }
  const tarball = resolve(out, file);
  tarballs.set(name, tarball);
  const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' });
  const hasStray = /\.(test|stories)\.|\/src\//.test(listed);
  if (hasStray) process.stdout.write(`FAILED ${name}: the tarball holds tests, stories or sources\n`);
  const manifest: { exports: Record<string, unknown> } = JSON.parse(
    execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }),
  );
  const css = Object.keys(manifest.exports)
    .filter((door) => door.endsWith('.css'))
    .map((door) => door.replace(/^\.\//, ''));
  const checks = [
    !hasStray,
    run(`${name}: publint`, 'publint', ['run', tarball, '--strict']),
    run(`${name}: types resolve (attw)`, 'attw', [
      tarball,
      '--profile',
      'esm-only',
      ...(css.length > 0 ? ['--exclude-entrypoints', ...css] : []),
    ]),
  ];
  isOk &&= checks.every(Boolean);
  isOk = checkConsumer(name, Object.keys(manifest.exports)) && isOk;
}

rmSync(out, { recursive: true, force: true });
process.exit(isOk ? 0 : 1);
