import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ReactNode } from 'react';

interface Anatomy {
  readonly component: string;
  readonly states: readonly string[];
  readonly parts: readonly string[];
}

const sorted = (values: Iterable<string | undefined>): string[] =>
  [...new Set([...values].filter((value) => value !== undefined))].toSorted();

/** What the stories on this page have in the document: the hooks that styles may use. */
const readAnatomy = (): readonly Anatomy[] => {
  const roots = [...document.querySelectorAll<HTMLElement | SVGElement>('.docs-story [data-component]')];
  return sorted(roots.map(({ dataset }) => dataset['component'])).map((component) => {
    const own = roots.filter(({ dataset }) => dataset['component'] === component);
    const parts = own.flatMap((root) =>
      [...root.querySelectorAll<HTMLElement | SVGElement>('[data-part]')].filter(
        (part) => part.closest('[data-component]') === root || part.parentElement?.closest('[data-component]') === root,
      ),
    );
    return {
      component,
      states: sorted(own.map(({ dataset }) => dataset['state'])),
      parts: sorted(parts.map(({ dataset }) => dataset['part'])),
    };
  });
};

const AnatomyTable = (): ReactNode => {
  const [anatomy, setAnatomy] = useState<readonly Anatomy[]>([]);
  useEffect(() => {
    // Stories render one after another; a second is enough for the slowest.
    const timer = setTimeout(() => setAnatomy(readAnatomy()), 1000);
    return () => clearTimeout(timer);
  }, []);
  if (anatomy.length === 0) return null;
  return (
    <>
      <h2>Anatomy</h2>
      <table>
        <thead>
          <tr>
            <th>data-component</th>
            <th>data-state</th>
            <th>data-part</th>
          </tr>
        </thead>
        <tbody>
          {anatomy.map(({ component, states, parts }) => (
            <tr key={component}>
              <td>{component}</td>
              <td>{states.join(', ') || '–'}</td>
              <td>{parts.join(', ') || '–'}</td>
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
