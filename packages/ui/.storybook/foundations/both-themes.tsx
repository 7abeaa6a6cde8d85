import type { ReactNode } from 'react';

/** Renders both themes side by side: theme colours follow `color-scheme`. */
export const BothThemes = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="both-themes sb-unstyled">
    {(['dark', 'light'] as const).map((scheme) => (
      <div key={scheme} data-scheme={scheme} style={{ colorScheme: scheme }}>
        {children}
      </div>
    ))}
  </div>
);

interface SamplesProps<Name extends string> {
  readonly of: readonly Name[];
  readonly render: (name: Name) => ReactNode;
}
export const Samples = <Name extends string>({ of, render }: SamplesProps<Name>): ReactNode => (
  <BothThemes>
    <div className="row-of-samples">
      {of.map((name) => (
        <figure key={name}>
          {render(name)}
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  </BothThemes>
);
