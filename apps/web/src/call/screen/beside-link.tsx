import type { ComponentProps, ReactNode } from 'react';

/** A link of a page on which a call runs: it opens beside it, since leaving the page would hang up. */
export const BesideLink = ({ children, ...props }: ComponentProps<'a'>): ReactNode => {
  const leaves = props.href?.startsWith('mailto:') !== true;
  return (
    <a {...props} {...(leaves && { target: '_blank', rel: 'noopener', 'aria-description': 'Opens beside the call' })}>
      {children}
    </a>
  );
};
