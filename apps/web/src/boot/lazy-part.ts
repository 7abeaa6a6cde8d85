import { PartBoundary } from '@asad/ui/part-boundary';
import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { showReloadNotice } from './show-reload-notice.ts';

/**
 * A component whose code comes when it is first shown; until then nothing stands there. Where it does not come, the visitor
 * is told and nothing else of the page is touched: React would take all of it away.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Part: ComponentType<Props> = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      showReloadNotice(cause);
      return { default: (): null => null };
    }
  });
  return (props) =>
    createElement(PartBoundary, null, createElement(Suspense, { fallback: null }, createElement(Part, props)));
};
