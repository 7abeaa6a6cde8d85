import { startPage } from '../shell/start-page.ts';

startPage(() => import('../shell/hydrate-home.tsx'));
