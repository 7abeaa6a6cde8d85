import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { hydratePage } from './hydrate-page.ts';

/** Only the development server needs it: a build prerenders the 404 and leaves it as it is. */
export const hydrate = async (root: HTMLElement): Promise<void> => hydratePage(root, <NotFoundPage />);
