import { transform, type MediaQuery, type Selector, type SelectorComponent } from 'lightningcss';

/** States that a visitor causes after the first paint. Until the complete sheet, the browser draws its own ring. */
const INTERACTIONS = new Set(['hover', 'active', 'focus-visible', 'disabled', 'popover-open']);

/** Drops properties that show only in an interaction or a change. */
const drop = (): [] => [];
const UNSEEN = {
  transition: drop,
  animation: drop,
  cursor: drop,
  'scroll-behavior': drop,
  'will-change': drop,
};

/** Closed at the first paint. */
const POPOVER = /<(\w+)[^>]* popover=.*?<\/\1>/gs;

/** `class="a b" data-part="x"` contains `class=a`, `class=b`, `data-part` and `data-part=x`. */
const listMarks = (markup: string): ReadonlySet<string> => {
  const marks = new Set<string>();
  for (const [, name = '', value = ''] of markup.replace(POPOVER, '').matchAll(/\s([a-z-]+)(?:="([^"]*)")?/gi)) {
    marks.add(name).add(`${name}=${value}`);
    if (name === 'class') for (const word of value.split(' ')) marks.add(`class=${word}`);
  }
  return marks;
};

/** Scripts set attributes of the root before and after the first paint: rules about it always count. */
const isOfRoot = (selector: Selector): boolean =>
  selector.some((part) => part.type === 'pseudo-class' && part.kind === 'root');

/** Returns true unless the markup lacks a class, an attribute or a state that the selector asks for. */
const canMatch = (selector: Selector, marks: ReadonlySet<string>): boolean => {
  const isThere = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return marks.has(`class=${part.name}`);
    if (part.type === 'attribute')
      return marks.has(part.operation?.operator === 'equal' ? `${part.name}=${part.operation.value}` : part.name);
    if (part.type === 'pseudo-element') return part.kind !== 'selection' && part.kind !== 'placeholder';
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
      return part.selectors.some((inner) => canMatch(inner, marks));
    return !INTERACTIONS.has(part.kind);
  };
  return isOfRoot(selector) || selector.every(isThere);
};

/** Without scripts, the complete sheet is there before the first paint. */
const isOfFirstPaint = ({ mediaType, condition }: MediaQuery): boolean =>
  mediaType !== 'print' && !(condition?.type === 'feature' && condition.value.name === 'scripting');

/** Drops tokens and other custom properties that nothing reads. */
const dropUnread = (css: string, markup: string): string => {
  const read = new Set([...`${css}${markup}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const { code } = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Declaration: { custom: ({ name }) => (name.startsWith('--') && !read.has(name) ? [] : undefined) } },
  });
  const shorter = code.toString();
  return shorter.length < css.length ? dropUnread(shorter, markup) : shorter;
};

/**
 * Returns the rules that the prerendered markup needs for its first paint. The complete sheet must follow: it has the
 * rules of later states, in their order.
 */
export const keepFirstStyles = (css: string, markup: string): string => {
  const marks = listMarks(markup);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        keyframes: drop,
        media: ({ value: { query } }) => (query.mediaQueries.some(isOfFirstPaint) ? undefined : []),
      },
      MediaQuery: (query) => (isOfFirstPaint(query) ? undefined : []),
      Selector: (selector) => (canMatch(selector, marks) ? undefined : []),
      Declaration: { ...UNSEEN, custom: UNSEEN },
    },
  });
  return dropUnread(code.toString(), markup);
};
