import { createContext, use, type ComponentProps, type ReactNode } from 'react';

export const CallRuns = createContext(false);

/** During a call it opens a new tab: leaving the page ends the call. */
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
