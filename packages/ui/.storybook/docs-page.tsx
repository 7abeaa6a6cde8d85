import { ArgTypes, Controls, Description, Subtitle, Title, useOf, type Of } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import components from 'virtual:components';
import type { Anatomy } from '../src/foundations/parts.tsx';
import { findComponent, isAnatomy } from './find-component.ts';
import { Playground, States } from './states.tsx';

interface MetaOfPage {
  readonly component?: unknown;
  readonly parameters?: {
    /** Parts from other modules, told of on this page since they have none of their own. */
    readonly parts?: Readonly<Record<string, unknown>>;
    /** What a designer asks of it, and no type says. */
    readonly advice?: Readonly<Record<'For' | 'Not' | 'Keyboard', string>>;
  };
}

/** The names that a module exports for styles: the same objects, so that no word of it can be old. */
const AnatomyTable = ({ anatomies }: { readonly anatomies: readonly Anatomy[] }): ReactNode => (
  <table>
    <thead>
      <tr>
        <th>data-component</th>
        <th>data-part</th>
        <th>States</th>
        <th>Custom properties</th>
      </tr>
    </thead>
    <tbody>
      {anatomies.map(({ component, parts, states, properties }) => (
        <tr key={component}>
          <td>{component}</td>
          <td>{parts.join(', ') || '–'}</td>
          <td>
            {Object.entries(states).map(([name, values]) => (
              <div key={name}>{values.join('') === '' ? name : `${name}: ${values.join(' | ')}`}</div>
            ))}
            {Object.keys(states).length === 0 && '–'}
          </td>
          <td>{properties.join(', ') || '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** How a sheet of one's own names it: `[data-component='button'] [data-part='text']`. */
const selectorOf = ({ component, parts: [part] }: Anatomy): string =>
  `[data-component='${component}']${part ? ` [data-part='${part}']` : ''}`;

/** A component's page: what it is, when and when not, to play with, what it takes, all its states, its anatomy. */
export const DocsPage = (): ReactNode => {
  const { meta } = (useOf('meta') as unknown as { readonly csfFile: { readonly meta: MetaOfPage } }).csfFile;
  const { advice, parts } = meta.parameters ?? {};
  const { name: main, own } = findComponent(meta.component);
  const { element } = components[main] ?? {};
  const anatomies = Object.values(own).filter(isAnatomy);
  // What else the module exports: parts of a card, a link that looks like the button; and the sections of a screen.
  const others = Object.entries({ ...own, ...parts }).filter(
    ([name]) => name !== main && (components[name]?.props.length ?? 0) > 0,
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
      {components[main] && (
        <>
          <h2>Props</h2>
          <Controls />
        </>
      )}
      {element && (
        <p>
          Everything else that <code>{`<${element}>`}</code> takes goes to the root, <code>className</code> and{' '}
          <code>ref</code> included.
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
          <AnatomyTable anatomies={anatomies} />
          <p>
            To style it: the theme’s custom properties first, then a sheet of your own, which names it as in{' '}
            <code>{selectorOf(anatomies[0])}</code>. Class names may change without a word.
          </p>
        </>
      )}
    </>
  );
};
