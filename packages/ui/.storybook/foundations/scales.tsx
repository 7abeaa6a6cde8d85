import { useState, type CSSProperties, type ReactNode } from 'react';
import sheet from '../../src/theme.css?raw';
import { Button } from '../../src/button/button.tsx';
import { BothThemes } from './both-themes.tsx';

/** Custom properties of the theme whose names begin so, with their values, in its order. */
const tokens = (beginning: string): readonly (readonly [name: string, value: string])[] =>
  [...sheet.matchAll(new RegExp(`^\\s+(--${beginning}[\\w-]*): ([^;]+);`, 'gm'))].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

const Row = ({ token, children }: { readonly token: readonly [string, string]; readonly children: ReactNode }) => (
  <tr>
    <td>
      <code>{token[0]}</code>
    </td>
    <td>
      <code>{token[1]}</code>
    </td>
    <td>{children}</td>
  </tr>
);

/** Each size in both faces: the one of headings, and the one of text. */
export const TypeScale = (): ReactNode =>
  tokens('step-')
    .toReversed()
    .map(([name, value]) => (
      <div key={name} className="type-step sb-unstyled">
        <p>
          <code>{name}</code> <code>{value}</code>
        </p>
        <p style={{ font: `var(${name})/1.15 var(--font-display)` }}>One evening with a host</p>
        <p style={{ font: `var(${name})/1.4 var(--font-text)` }}>One evening with a host</p>
      </div>
    ));

export const Faces = (): ReactNode => (
  <table>
    <tbody>
      {tokens('font-').map((token) => (
        <Row key={token[0]} token={token}>
          <span style={{ fontFamily: `var(${token[0]})` }}>Zoë Ångström, 0123456789</span>
        </Row>
      ))}
    </tbody>
  </table>
);

export const Spaces = (): ReactNode => (
  <table>
    <tbody>
      {tokens('space-').map((token) => (
        <Row key={token[0]} token={token}>
          <div style={{ inlineSize: `var(${token[0]})`, blockSize: '1rem', background: 'var(--accent)' }} />
        </Row>
      ))}
    </tbody>
  </table>
);

export const Radii = (): ReactNode => (
  <BothThemes>
    <div className="row-of-samples">
      {tokens('radius-').map(([name]) => (
        <figure key={name}>
          <div className="sample" style={{ borderRadius: `var(${name})` }} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  </BothThemes>
);

const ELEVATIONS: readonly (readonly [string, CSSProperties])[] = [
  ['Ground', { background: 'var(--bg)' }],
  ['Card', { background: 'var(--surface)' }],
  ['Raised', { background: 'var(--surface-raised)' }],
  ['Above the page', { background: 'var(--surface-raised)', boxShadow: '0 1.5rem 4rem var(--shadow)' }],
];

/** Height is told by lightness first; only what lies above the page throws a shadow. */
export const Elevations = (): ReactNode => (
  <BothThemes>
    <div className="row-of-samples">
      {ELEVATIONS.map(([name, style]) => (
        <figure key={name}>
          <div className="sample" style={style} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  </BothThemes>
);

/** Each easing on the same way, started and stilled by two buttons. */
export const Motions = (): ReactNode => {
  const [isThere, setThere] = useState(false);
  const [isStill, setStill] = useState(false);
  const eases = tokens('ease');
  return (
    <div className="motions sb-unstyled" data-still={isStill}>
      <p>
        <Button onClick={() => setThere(!isThere)}>{isThere ? 'Back' : 'There'}</Button>{' '}
        <Button aria-pressed={isStill} onClick={() => setStill(!isStill)}>
          {isStill ? 'With motion' : 'As with less motion'}
        </Button>
      </p>
      {[...tokens('quick'), ...tokens('open'), ...tokens('close')].flatMap(([duration, time]) =>
        eases.map(([ease]) => (
          <div key={duration + ease} className="track">
            <code>{`${duration} ${time}, ${ease}`}</code>
            <i
              data-there={isThere}
              style={{ transition: isStill ? 'none' : `translate var(${duration}) var(${ease})` }}
            />
          </div>
        )),
      )}
    </div>
  );
};
