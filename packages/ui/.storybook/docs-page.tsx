import { ArgTypes, Controls, Description, Subtitle, Title, useOf, type Of } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';
import components from 'virtual:components';
import { findComponent, isAnatomy } from './find-component.ts';
import { Playground, States } from './states.tsx';

interface MetaOfPage {
  readonly component?: unknown;
  readonly parameters?: {
    /** Parts from other modules, told of on this page since they have none of their own. */
    readonly parts?: Readonly<Record<string, unknown>>;
    readonly advice?: Readonly<Record<'For' | 'Not' | 'Keyboard', string>>;
  };
}
const useMeta = (): MetaOfPage => (useOf('meta') as unknown as { csfFile: { meta: MetaOfPage } }).csfFile.meta;

/** The component that the page is about. */
const useComponent = () => findComponent(useMeta().component);

/** The names that the component's own module exports for styles: the same objects, so that no word of it can be old. */
const AnatomyTable = (): ReactNode => {
  const anatomies = Object.values(useComponent().own).filter(isAnatomy);
  if (anatomies.length === 0) return null;
  return (
    <>
      <h2>Anatomy</h2>
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
    </>
  );
};

/** What else the module exports: parts of a card, a link that looks like the button; and the sections of a screen. */
const PropsOfOthers = (): ReactNode => {
  const { name: main, own } = useComponent();
  return Object.entries({ ...own, ...useMeta().parameters?.parts })
    .filter(([name]) => name !== main && (components[name]?.props.length ?? 0) > 0)
    .map(([name, component]) => (
      <section key={name}>
        <h2>{`Props of ${name}`}</h2>
        <ArgTypes of={component as Of} />
      </section>
    ));
};

/** What a designer asks of a component, and no type says: what it is for, what not, how the keyboard works it. */
const Advice = (): ReactNode => {
  const told = useMeta().parameters?.advice;
  return (
    told && (
      <dl data-advice="">
        {Object.entries(told).map(([name, words]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </dl>
    )
  );
};

const Styling = (): ReactNode => {
  const anatomy = Object.values(useComponent().own).find(isAnatomy);
  if (!anatomy) return null;
  const part = anatomy.parts[0];
  return (
    <p>
      To style it: the theme’s custom properties first, then a sheet of your own, which names it as in{' '}
      <code>{`[data-component='${anatomy.component}']${part ? ` [data-part='${part}']` : ''}`}</code>. Class names may
      change without a word.
    </p>
  );
};

const PassedOn = (): ReactNode => {
  const element = components[useComponent().name]?.element;
  return (
    element && (
      <p>
        Everything else that <code>{`<${element}>`}</code> takes goes to the root, <code>className</code> and{' '}
        <code>ref</code> included.
      </p>
    )
  );
};

const PropsTable = (): ReactNode =>
  components[useComponent().name] && (
    <>
      <h2>Props</h2>
      <Controls />
    </>
  );

/** A component's page: what it is, when and when not, to play with, what it takes, all its states, its anatomy. */
export const DocsPage = (): ReactNode => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Advice />
    <Playground />
    <PropsTable />
    <PassedOn />
    <PropsOfOthers />
    <States />
    <AnatomyTable />
    <Styling />
  </>
);
