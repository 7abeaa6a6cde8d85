import type { ComponentProps, ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import css from './skip-link.module.css';

const Root = root('a', 'skip-link', css['root']);

/** The first focusable element; skips the header. */
export const SkipLink = (props: ComponentProps<'a'>): ReactNode => <Root {...props} data-unprinted />;
