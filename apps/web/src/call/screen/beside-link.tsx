import { createContext, use, type ComponentProps, type ReactNode } from 'react';

/** Whether a call runs on this page. */
export const CallRuns = createContext(false);

/** A link of the call page. While a call runs it opens beside it, since leaving the page would hang up. */
export const BesideLink = ({ children, ...props }: ComponentProps<'a'>): ReactNode => {
  const opensBeside = use(CallRuns) && props.href?.startsWith('mailto:') !== true;
  return (
    <a
      {...props}
      {...(opensBeside && { target: '_blank', rel: 'noopener', 'aria-description': 'Opens beside the call' })}
    >
      {children}
    </a>
  );
};
