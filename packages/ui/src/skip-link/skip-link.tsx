import type { ComponentProps, ReactNode } from 'react';
import { anatomy, root } from '../foundations/parts.tsx';
import css from './skip-link.module.css';

export const skipLinkAnatomy = anatomy('skip-link');

const Root = root('a', 'skip-link', css['root']);

/** The first focusable element; skips the header. */
export const SkipLink = (props: ComponentProps<'a'>): ReactNode => <Root {...props} />;
