import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { showReloadNotice } from './show-reload-notice.ts';

/**
 * A component whose code comes when it is first shown. Where it does not come, the visitor is told and nothing else of the
 * page is touched: React would take all of it away.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      showReloadNotice(cause);
      return { default: (): null => null };
    }
  });
