import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';

interface MetaOfPage {
  readonly parameters?: {
    readonly advice?: Readonly<Record<'For' | 'Not' | 'Keyboard', string>>;
  };
}

/** Storybook's own page, with advice above the controls and every state below them. */
export const DocsPage = (): ReactNode => {
  const { meta } = (useOf('meta') as unknown as { readonly csfFile: { readonly meta: MetaOfPage } }).csfFile;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {meta.parameters?.advice && (
        <dl data-advice="">
          {Object.entries(meta.parameters.advice).map(([name, words]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
};
