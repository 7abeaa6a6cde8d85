/** `prepack` runs it: one page per entry point in `docs/reference`. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Application, LogLevel, type TypeDocOptions } from 'typedoc';
import { load } from 'typedoc-plugin-markdown';
import { JsxEmit, ModuleKind, ModuleResolutionKind, ScriptTarget } from 'typescript';

interface Manifest {
  readonly name: string;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | { readonly types?: string }>> };
}

const root = process.cwd();
const { name, publishConfig }: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const entryPoints = Object.entries(publishConfig.exports).flatMap(([entry, target]) =>
  typeof target === 'object' && target.types !== undefined && !entry.endsWith('.css') ? [join(root, target.types)] : [],
);
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
  entryPoints,
  outputs: [{ name: 'markdown', path: out }],
  plugin: [load],
  readme: 'none',
  disableSources: true,
  disableGit: true,
  excludeExternals: true,
  skipErrorChecking: true,
  logLevel: LogLevel.Error,
};
const app = await Application.bootstrapWithPlugins(options);
app.options.setCompilerOptions(
  entryPoints,
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
await app.generateOutputs(project);
if (app.logger.hasErrors()) throw new Error(`TypeDoc could not write the reference of ${name}.`);
