/** Where the list is kept (specification, section 7). The inline line of the head appends to it as well. */
export const EVENTS_KEY = 'analytics_events';

/** Appends an event to the list in session storage; nothing leaves the browser. A failure is logged only. */
export const recordEvent = (event: string, extra: Readonly<Record<string, unknown>> = {}): void => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(EVENTS_KEY) ?? '[]');
    const events: unknown[] = Array.isArray(stored) ? stored : [];
    const data = { timestamp: new Date().toISOString(), url: location.href, userAgent: navigator.userAgent, ...extra };
    sessionStorage.setItem(EVENTS_KEY, JSON.stringify([...events, { event, data }]));
  } catch (cause) {
    console.error('The analytics event could not be recorded.', cause);
  }
};
