import { startPage } from '../shell/start-page.ts';

startPage(() => import('../shell/hydrate-call.tsx'));
