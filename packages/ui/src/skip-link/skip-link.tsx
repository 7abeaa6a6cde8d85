import { anatomy, root } from '../foundations/parts.tsx';
import css from './skip-link.module.css';

/** What styles may name. */
export const skipLinkAnatomy = anatomy('skip-link');

/** First stop of the keyboard: past the header, to the content. */
export const SkipLink = root('a', 'skip-link', css['root']);
