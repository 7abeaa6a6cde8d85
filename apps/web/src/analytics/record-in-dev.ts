import { EVENTS_KEY } from './record-event.ts';

/** What the first line of a built page does (prerender/first-line.ts), for the development server, which has none. */
const record = (event: string): void => {
  const stored: unknown = JSON.parse(sessionStorage.getItem(EVENTS_KEY) ?? '[]');
  const data = { timestamp: new Date().toISOString(), url: location.href, userAgent: navigator.userAgent };
  sessionStorage.setItem(EVENTS_KEY, JSON.stringify([...(Array.isArray(stored) ? stored : []), { event, data }]));
};

if (document.documentElement.dataset['page'] === 'home') record('hero_view');
for (const kind of ['click', 'auxclick'] as const)
  addEventListener(
    kind,
    ({ target, button }) => {
      const name = target instanceof Element && target.closest<HTMLElement>('[data-analytics]')?.dataset['analytics'];
      if (name && button < 2) record(name);
    },
    { capture: true },
  );
