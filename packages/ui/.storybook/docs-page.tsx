import {
  ArgTypes,
  Controls,
  Description,
  Markdown,
  Subtitle,
  Title,
  useOf,
  type Of,
} from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import anatomyList from '../ANATOMY.md?raw';
import type { Anatomy } from '../src/foundations/parts.tsx';
import { docgenOf, findAnatomies, findModule } from './describe-props.ts';
import { Playground, States } from './states.tsx';

interface MetaOfPage {
  readonly component?: unknown;
  readonly parameters?: {
    /** Parts from other modules. */
    readonly parts?: Readonly<Record<string, unknown>>;
    readonly advice?: Readonly<Record<'For' | 'Not' | 'Keyboard', string>>;
  };
}

const [HEAD = '', RULE = '', ...ROWS] = anatomyList.split('\n').filter((line) => line.startsWith('|'));
const tableOf = (anatomies: readonly Anatomy[]): string =>
  [HEAD, RULE, ...ROWS.filter((row) => anatomies.some(({ component }) => row.startsWith(`| \`${component}\` |`)))].join(
    '\n',
  );

const selectorOf = ({ component, parts: [part] }: Anatomy): string =>
  `[data-component='${component}']${part ? ` [data-part='${part}']` : ''}`;

export const DocsPage = (): ReactNode => {
  const { meta } = (useOf('meta') as unknown as { readonly csfFile: { readonly meta: MetaOfPage } }).csfFile;
  const { advice, parts } = meta.parameters ?? {};
  const anatomies = findAnatomies(meta.component);
  const others = Object.entries({ ...findModule(meta.component), ...parts }).filter(
    ([, other]) => other !== meta.component && docgenOf(other).props,
  );
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {advice && (
        <dl data-advice="">
          {Object.entries(advice).map(([name, words]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <Playground />
      {docgenOf(meta.component).props && (
        <>
          <h2>Props</h2>
          <Controls />
        </>
      )}
      {anatomies[0] && (
        <p>
          Everything else that the element takes goes to the root, <code>className</code> and <code>ref</code> included.
        </p>
      )}
      {others.map(([name, component]) => (
        <section key={name}>
          <h2>{`Props of ${name}`}</h2>
          <ArgTypes of={component as Of} />
        </section>
      ))}
      <States />
      {anatomies[0] && (
        <>
          <h2>Anatomy</h2>
          <Markdown>{tableOf(anatomies)}</Markdown>
          <p>
            To style it: the theme’s custom properties first, then your own style sheet, with a selector such as{' '}
            <code>{selectorOf(anatomies[0])}</code>. Class names may change in any version.
          </p>
        </>
      )}
    </>
  );
};
