import { HomePage } from '../home/home-page.tsx';
import { hydratePage } from './hydrate-page.ts';

export const hydrate = async (root: HTMLElement): Promise<void> => {
  // Both parts are here before the first is hydrated, so that a click never waits for a chunk.
  await import('../home/below-fold.tsx');
  return new Promise((resolve) => {
    hydratePage(root, <HomePage onReady={resolve} />);
  });
};
