import { createElement, type ReactNode } from 'react';

/**
 * Text that changes, in an element that is replaced with it: a translated page holds other nodes than React remembers,
 * so React would change a text node out of sight, or fail to remove it.
 */
export const Words = ({ children }: { readonly children: string }): ReactNode =>
  createElement('span', { key: children }, children);
