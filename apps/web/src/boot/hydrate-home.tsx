import { HomePage } from '../home/home-page.tsx';
import { hydratePage } from './hydrate-page.ts';

export const hydrate = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    hydratePage(root, <HomePage onReady={resolve} />);
  });
