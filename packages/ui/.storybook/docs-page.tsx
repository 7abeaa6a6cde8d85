import { Controls, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { createElement, type ReactNode } from 'react';
import components from 'virtual:components';
import { findComponent, isAnatomy, readable } from './find-component.ts';
import { Playground, States } from './states.tsx';
import { words } from './words.ts';

interface MetaOfPage {
  readonly component?: unknown;
  /** Parts from other modules, told of on this page since they have none of their own. */
  readonly parameters?: { readonly parts?: Readonly<Record<string, unknown>> };
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

/** Words with code between backticks, as comments have them. */
const Told = ({ text }: { readonly text: string }): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? createElement('code', undefined, part) : part));

/** What else the module exports: parts of a card, a link that looks like the button; and the sections of a screen. */
const PropsOfOthers = (): ReactNode => {
  const { name: main, own } = useComponent();
  return Object.keys({ ...own, ...useMeta().parameters?.parts }).map((name) => {
    const { props } = components[name] ?? { props: [] };
    if (props.length === 0 || name === main) return null;
    return (
      <section key={name}>
        <h2>{`Props of ${name}`}</h2>
        <table data-props={name}>
          <thead>
            <tr>
              <th>Name</th>
              <th>Type</th>
              <th>Without it</th>
              <th>What it is</th>
            </tr>
          </thead>
          <tbody>
            {props.map(({ name: prop, type, isOptional, fallback, words: told }) => (
              <tr key={prop}>
                <td>
                  <code>{prop}</code>
                </td>
                <td>
                  <code>{readable(type, own)}</code>
                </td>
                <td>{isOptional ? fallback && <code>{fallback}</code> : 'has to be given'}</td>
                <td>
                  <Told text={told} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    );
  });
};

const Advice = (): ReactNode => {
  const told = words[useComponent().name];
  return (
    told && (
      <dl data-advice="">
        <dt>For</dt>
        <dd>{told.use}</dd>
        <dt>Not</dt>
        <dd>{told.avoid}</dd>
        <dt>Keyboard</dt>
        <dd>{told.keyboard}</dd>
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

const Purpose = (): ReactNode => (
  <p>
    <Told text={components[useComponent().name]?.words ?? ''} />
  </p>
);

/** A component's page: what it is, when and when not, to play with, what it takes, all its states, its anatomy. */
export const DocsPage = (): ReactNode => (
  <>
    <Title />
    <Subtitle />
    <Purpose />
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
