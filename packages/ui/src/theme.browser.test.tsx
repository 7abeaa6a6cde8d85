import { expect, onTestFinished, test } from 'vitest';
import page from './page.css?raw';
import theme from './theme.css?raw';

const HOST = `<h1>Host</h1><h2>Host</h2><p>Text <a href="#a">link</a></p><ul><li>One</li></ul>
  <button>Press</button><input><p hidden style="display:block">shown</p><i style="animation:turn 1s">i</i>`;
const LOOKED_AT = [
  ...(['display', 'margin', 'padding', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'color'] as const),
  ...(['backgroundColor', 'boxSizing', 'listStyleType', 'cursor', 'animationName', 'minBlockSize'] as const),
];

function look(sheet: string, root: (document: Document) => void = () => undefined): readonly string[] {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const framed = frame.contentDocument as Document;
  const style = framed.head.appendChild(framed.createElement('style'));
  style.textContent = sheet;
  framed.body.innerHTML = HOST;
  root(framed);
  return [framed.documentElement, framed.body, ...framed.body.children].map((element) => {
    const computed = getComputedStyle(element);
    return `${element.tagName} ${LOOKED_AT.map((name) => computed[name]).join(' ')}`;
  });
}

test('theme.css does not change the looks of a host', () => {
  const scheme = ':root { color-scheme: light; }';
  expect(look(`${theme}${scheme}`)).toEqual(look(scheme));
  const still = (shown: Document): void => void (shown.documentElement.dataset['motion'] = 'reduced');
  expect(look(`${theme}${scheme}`, still)).toEqual(look(scheme, still));
});

test('page.css does, for a page that wants the looks as a whole', () => {
  expect(look(`${theme}${page}`)).not.toEqual(look(theme));
});
