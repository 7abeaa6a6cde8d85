import { createElement, type ReactNode } from 'react';

/** Keyed: translation replaces text nodes, and React would update a detached one. */
export const Words = ({ children }: { readonly children: string }): ReactNode =>
  createElement('span', { key: children }, children);
