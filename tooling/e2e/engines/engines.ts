import type { Engine } from './engine.ts';
import { openFirefox } from './open-firefox.ts';
import { openWebKit } from './open-webkit.ts';

/** Beside Chromium, in which the journeys of Playwright run. */
export const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = { firefox: openFirefox, webkit: openWebKit };
