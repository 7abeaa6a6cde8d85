import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Anatomy } from '../src/foundations/parts.tsx';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../src/*/*.tsx', '!../src/*/*.stories.tsx', '!../src/*/*.test.tsx'],
  { eager: true },
);
const isAnatomy = (value: unknown): value is Anatomy =>
  typeof value === 'object' && value !== null && 'component' in value && 'parts' in value;

/** The names that the component's own module exports for styles: the same objects, so that no word of it can be old. */
const AnatomyTable = (): ReactNode => {
  const { csfFile } = useOf('meta') as unknown as { csfFile: { meta: { component?: unknown } } };
  const own = Object.values(modules).find((module) => Object.values(module).includes(csfFile.meta.component));
  const anatomies = Object.values(own ?? {}).filter(isAnatomy);
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
                  <div key={name}>{`${name}: ${values.join(' | ')}`}</div>
                ))}
              </td>
              <td>{properties.join(', ') || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

/** A component's page: what it is, its first story, its anatomy, all its stories. */
export const DocsPage = (): ReactNode => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <AnatomyTable />
    <Controls />
    <Stories />
  </>
);
