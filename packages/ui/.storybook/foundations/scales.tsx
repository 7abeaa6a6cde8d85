import { useState, type CSSProperties, type ReactNode } from 'react';
import sheet from '../../src/theme.css?raw';
import { Button } from '../../src/button/button.tsx';
import { Samples } from './both-themes.tsx';

const tokens = (beginning: string): readonly (readonly [name: string, value: string])[] =>
  [...sheet.matchAll(new RegExp(`^\\s+(--${beginning}[\\w-]*): ([^;]+);`, 'gm'))].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

interface TokenTableProps {
  readonly beginning: string;
  readonly render: (value: string) => ReactNode;
}
const TokenTable = ({ beginning, render }: TokenTableProps): ReactNode => (
  <table>
    <tbody>
      {tokens(beginning).map(([name, value]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>
            <code>{value}</code>
          </td>
          <td>{render(`var(${name})`)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const TypeScale = (): ReactNode => (
  <TokenTable
    beginning="step-"
    render={(size) =>
      ['var(--font-display)', 'var(--font-text)'].map((face) => (
        <div key={face} style={{ font: `${size}/1.3 ${face}` }}>
          One evening with a host
        </div>
      ))
    }
  />
);

const LETTERS = 'Zoë Ångström, 0123456789';
export const Faces = (): ReactNode => (
  <TokenTable beginning="font-" render={(fontFamily) => <span style={{ fontFamily }}>{LETTERS}</span>} />
);

export const Spaces = (): ReactNode => (
  <TokenTable
    beginning="space-"
    render={(inlineSize) => <div style={{ inlineSize, blockSize: '1rem', background: 'var(--accent)' }} />}
  />
);

export const Radii = (): ReactNode => (
  <Samples
    of={tokens('radius-').map(([name]) => name)}
    render={(name) => <div className="sample" style={{ borderRadius: `var(${name})` }} />}
  />
);

const ELEVATIONS: Readonly<Record<string, CSSProperties>> = {
  Ground: { background: 'var(--bg)' },
  Card: { background: 'var(--surface)' },
  Raised: { background: 'var(--surface-raised)' },
  'Above the page': { background: 'var(--surface-raised)', boxShadow: '0 1.5rem 4rem var(--shadow)' },
};

export const Elevations = (): ReactNode => (
  <Samples of={Object.keys(ELEVATIONS)} render={(name) => <div className="sample" style={ELEVATIONS[name]} />} />
);

export const Motions = (): ReactNode => {
  const [isThere, setThere] = useState(false);
  const eases = tokens('ease');
  return (
    <div className="motions sb-unstyled">
      <p>
        <Button onClick={() => setThere(!isThere)}>{isThere ? 'Back' : 'There'}</Button>
      </p>
      {[...tokens('quick'), ...tokens('open'), ...tokens('close')].flatMap(([duration, time]) =>
        eases.map(([ease]) => (
          <div key={duration + ease} className="track">
            <code>{`${duration} ${time}, ${ease}`}</code>
            <i data-there={isThere} style={{ transition: `translate var(${duration}) var(${ease})` }} />
          </div>
        )),
      )}
    </div>
  );
};
