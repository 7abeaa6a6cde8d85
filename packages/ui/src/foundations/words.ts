import { createElement, type ReactNode } from 'react';

/**
 * Changing text in a keyed element that is replaced with it. Translation replaces text nodes, so React would update a
 * detached node or fail to remove it.
 */
export const Words = ({ children }: { readonly children: string }): ReactNode =>
  createElement('span', { key: children }, children);
