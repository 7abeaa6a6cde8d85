import type { ReactNode } from 'react';

/** The same thing at night and by day, side by side: every colour of the theme follows `color-scheme`. */
export const BothThemes = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="both-themes sb-unstyled">
    {(['dark', 'light'] as const).map((scheme) => (
      <div key={scheme} data-scheme={scheme} style={{ colorScheme: scheme }}>
        {children}
      </div>
    ))}
  </div>
);
