import type { Ref, RefCallback } from 'react';

/** One ref for an element that the component needs itself and its user asked for too. */
export const mergeRefs =
  <T>(own: { current: T | null }, given: Ref<T> | undefined): RefCallback<T> =>
  (element) => {
    own.current = element;
    if (typeof given === 'function') return given(element);
    if (given) given.current = element;
    return undefined;
  };
