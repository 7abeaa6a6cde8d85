import { HomePage } from '../home/home-page.tsx';
import { hydratePage } from './hydrate-page.tsx';

export const hydrate = (root: HTMLElement): Promise<void> => hydratePage(root, <HomePage />);
