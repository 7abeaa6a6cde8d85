import type { Plugin } from 'vite';
import { PAGES } from '../src/pages.ts';

/**
 * The HTML contains page styles (prerender-site.ts): the scripts need none. Lazy parts keep theirs, even if a static
 * page shows the same component.
 */
export const stripPageStyles = (): Plugin => ({
  name: 'strip-page-styles',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    const seen = new Set<string>();
    const strip = (file: string): void => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || seen.has(file)) return;
      seen.add(file);
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) delete bundle[sheet];
      chunk.viteMetadata?.importedCss.clear();
      for (const imported of chunk.imports) strip(imported);
    };
    const scripted = PAGES.filter(({ isStatic }) => isStatic !== true);
    const parts = scripted.flatMap(({ module, later }) => [module, later]).filter((part) => part !== undefined);
    for (const [file, output] of Object.entries(bundle)) {
      const facade = output.type === 'chunk' ? output.facadeModuleId : null;
      if (parts.some((part) => facade?.endsWith(`/src/${part}`))) strip(file);
    }
  },
});
