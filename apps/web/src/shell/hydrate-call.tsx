import { CallPage } from '../call/call-page.tsx';
import { hydratePage } from './hydrate-page.tsx';

export const hydrate = (root: HTMLElement): Promise<void> => hydratePage(root, <CallPage />);
