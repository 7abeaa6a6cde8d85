import { useEffect } from 'react';
import type { DialogFrameProps } from '../dialog-frame/dialog-frame.tsx';

/** Hides focus in a captcha's challenge, an iframe at the page's end, from the modal's focus trap on the document. */
export const useForeignFocus = (isActive: boolean, ownsElsewhere: DialogFrameProps['ownsElsewhere']): void => {
  useEffect(() => {
    if (!isActive || !ownsElsewhere) return undefined;
    const isForeign = (target: EventTarget | null): boolean => target instanceof Element && ownsElsewhere(target);
    const pass = (event: FocusEvent): void => {
      if (isForeign(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation();
    };
    const until = new AbortController();
    for (const type of ['focusin', 'focusout'] as const)
      window.addEventListener(type, pass, { capture: true, signal: until.signal });
    return () => until.abort();
  }, [isActive, ownsElsewhere]);
};
