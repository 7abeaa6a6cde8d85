import { startPage } from '../shell/start-page.ts';

// Nothing on this page needs React: its HTML is the page.
startPage(() => import('../shell/hydrate-nothing.ts'));
