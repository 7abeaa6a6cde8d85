import { parse, wcagContrast } from 'culori';
import type { ReactNode } from 'react';
import { colourGroups, groupNotes, type ColourPair } from '../../tokens/colour-groups.ts';

const sheets = import.meta.glob<string>('../../src/*/*.css', { query: '?raw', import: 'default', eager: true });

/** Components whose sheets name a colour, by their folders. */
const usersOf = (name: string): readonly string[] => [
  ...new Set(
    Object.entries(sheets)
      .filter(([, sheet]) => new RegExp(`var\\(--${name}[,)]`).test(sheet))
      .map(([path]) => path.split('/').at(-2) ?? ''),
  ),
];

const onGround = ([light, dark]: ColourPair): string => {
  const [lightGround, darkGround] = colourGroups.ground.bg;
  const against = (colour: string, ground: string): string =>
    parse(colour)?.alpha === undefined ? `${wcagContrast(colour, ground).toFixed(1)} : 1` : 'lets through';
  return `${against(dark, darkGround)} at night, ${against(light, lightGround)} by day`;
};

/** Every colour by what it is for: both themes, its contrast with the ground, and the components that use it. */
export const Colours = (): ReactNode =>
  Object.entries(colourGroups).map(([group, colours]) => (
    <section key={group}>
      <h3>{groupNotes[group as keyof typeof colourGroups]}</h3>
      <table className="swatches">
        <thead>
          <tr>
            <th>Night</th>
            <th>Day</th>
            <th>Name</th>
            <th>On the ground</th>
            <th>Used by</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries<ColourPair>(colours).map(([name, pair]) => (
            <tr key={name}>
              <td aria-label="At night" style={{ background: pair[1] }} />
              <td aria-label="By day" style={{ background: pair[0] }} />
              <td>
                <code>{`--${name}`}</code>
              </td>
              <td>{onGround(pair)}</td>
              <td>{usersOf(name).join(', ') || 'the theme itself'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
