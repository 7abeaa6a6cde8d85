/**
 * `prepack` runs it: one page per entry point in `docs/reference`, named like the import path. A file of the manifest
 * that the build did not write is an error, and a used type that no entry point exports: users could neither name it nor
 * look it up.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Application, LogLevel, type TypeDocOptions } from 'typedoc';
import { load } from 'typedoc-plugin-markdown';
import { JsxEmit, ModuleKind, ModuleResolutionKind, ScriptTarget } from 'typescript';

/** Types that users need not name. */
const UNNAMED = ['ACTIONS', 'Signal'];

interface Manifest {
  readonly name: string;
  readonly publishConfig: { readonly exports: Readonly<Record<string, Readonly<Record<'types' | 'default', string>>>> };
}

const root = process.cwd();
const { name, publishConfig }: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const missing = Object.values(publishConfig.exports)
  .flatMap((entry) => Object.values(entry))
  .filter((file) => !existsSync(file));
if (missing.length > 0)
  throw new Error(`${name} cannot be packed: the build did not write ${missing.join(', ')}. Run pnpm build.`);
const entryPoints = Object.entries(publishConfig.exports).map(([entry, { types }]) => ({
  path: entry.slice(2) || 'index',
  file: join(root, types),
}));
const files = entryPoints.map(({ file }) => file);
const out = join(root, 'docs/reference');
rmSync(out, { recursive: true, force: true });

const markdown = {
  outputFileStrategy: 'modules',
  entryFileName: 'README',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  propertyMembersFormat: 'table',
  typeDeclarationFormat: 'table',
};
const options: Partial<TypeDocOptions> & typeof markdown = {
  ...markdown,
  name,
  entryPoints: files,
  outputs: [{ name: 'markdown', path: out }],
  plugin: [load],
  readme: 'none',
  disableSources: true,
  disableGit: true,
  excludeExternals: true,
  skipErrorChecking: true,
  logLevel: LogLevel.Warn,
  validation: { notExported: true, invalidLink: false, rewrittenLink: false, notDocumented: false },
  intentionallyNotExported: UNNAMED,
};
const app = await Application.bootstrapWithPlugins(options);
app.options.setCompilerOptions(
  files,
  {
    module: ModuleKind.NodeNext,
    moduleResolution: ModuleResolutionKind.NodeNext,
    target: ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: JsxEmit.ReactJSX,
    skipLibCheck: true,
    strict: true,
    types: [],
  },
  undefined,
);
const project = await app.convert();
if (!project) throw new Error(`TypeDoc could not read the types of ${name}.`);
app.validate(project);
if (app.logger.hasWarnings()) throw new Error(`Export these types from ${name}, or list them in write-reference.ts.`);
for (const { path, file } of entryPoints) {
  // TypeDoc names a module after its file.
  const named = relative(join(root, 'dist'), file).replace(/(?:\/index)?\.d\.ts$/, '');
  const page = project.children?.find((module) => module.name === named);
  if (page) page.name = path;
}
await app.generateOutputs(project);
if (app.logger.hasErrors()) throw new Error(`TypeDoc could not write the reference of ${name}.`);
