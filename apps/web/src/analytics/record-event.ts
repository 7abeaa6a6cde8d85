/** Where the list is kept (specification, section 7). */
export const EVENTS_KEY = 'analytics_events';
