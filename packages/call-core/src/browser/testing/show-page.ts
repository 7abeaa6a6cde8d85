import { vi } from 'vitest';

/** Hides or shows the page, until mocks are restored. */
export function showPage(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
