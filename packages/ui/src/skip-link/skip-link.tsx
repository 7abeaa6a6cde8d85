import type { ComponentProps, ReactNode } from 'react';
import { anatomy, root } from '../foundations/parts.tsx';
import css from './skip-link.module.css';

/** What styles may name. */
export const skipLinkAnatomy = anatomy('skip-link');

const Root = root('a', 'skip-link', css['root']);

/** First stop of the keyboard: past the header, to the content. */
export const SkipLink = (props: ComponentProps<'a'>): ReactNode => <Root {...props} />;
