import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { PartBoundary } from '../foundations/part-boundary.ts';
import { CallScreenCards, type CallScreenEntry } from './call-screen-cards.tsx';
import { CallScreenTalk } from './call-screen-talk.tsx';

const nothing = (): void => undefined;
const entry = (title: string): CallScreenEntry => ({ key: title, kind: 'Tool', title, href: '#', linkText: 'Open' });

interface Shown {
  readonly suggestions?: readonly string[];
  readonly hasRemedy?: boolean;
  readonly shown?: readonly CallScreenEntry[];
}

const draw = (first: Shown) => {
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  const render = ({ suggestions = [], hasRemedy = false, shown = [] }: Shown): void =>
    flushSync(() =>
      root.render(
        <>
          <PartBoundary>
            <CallScreenCards shown={shown} onCard={nothing} onDismiss={nothing} />
          </PartBoundary>
          <CallScreenTalk
            lines={[]}
            names={{ visitor: 'You', assistant: 'ASAD' }}
            isAloud
            suggestions={suggestions}
            suggestionsLabel="Questions"
            remedy={hasRemedy ? <Button>Hang up</Button> : undefined}
            onAsk={nothing}
          />
        </>,
      ),
    );
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  render(first);
  return { host, render };
};

const one = entry('Docker');
test.each<{ readonly what: string; readonly before: Shown; readonly after: Shown }>([
  { what: 'a suggestion', before: { suggestions: ['Why'] }, after: { suggestions: ['When'] } },
  { what: 'the last suggestion', before: { suggestions: ['Why'] }, after: {} },
  { what: 'the remedy', before: { hasRemedy: true }, after: {} },
  { what: 'a card', before: { shown: [one] }, after: { shown: [entry('Rust')] } },
  { what: 'a list of cards', before: { shown: [one, entry('Go')] }, after: { shown: [one] } },
])('$what that disappears passes its focus to the conversation', ({ before, after }) => {
  const { host, render } = draw(before);
  host.querySelector<HTMLElement>('button, a')?.focus();
  expect(document.activeElement).not.toBe(document.body);
  render(after);
  expect(document.activeElement).toBe(host.querySelector('[role="log"]'));
});

test('what stays keeps its focus, and what disappears without focus takes none', () => {
  const { host, render } = draw({ suggestions: ['Why', 'When'] });
  const button = host.querySelector('button');
  button?.focus();
  render({ suggestions: ['Why'] });
  expect(document.activeElement).toBe(button);
});

test('cards that come and go are not a change by other software', async () => {
  const { host, render } = draw({});
  for (const shown of Array.from({ length: 8 }).flatMap(() => [[one], []])) {
    render({ shown });
    await new Promise(requestAnimationFrame);
  }
  expect(host.querySelector('[role="alert"]')).toBeNull();
});
