import { parse, wcagContrast } from 'culori';
import type { ReactNode } from 'react';
import { colourGroups, groupNotes, type ColourPair } from '../../tokens/colour-groups.ts';

const GROUNDS: Readonly<Record<string, readonly [name: string, pair: ColourPair]>> = {
  'on-accent': ['accent', colourGroups.action.accent],
  'on-danger': ['danger', colourGroups.alarm.danger],
};
const findGround = (name: string): readonly [name: string, pair: ColourPair] =>
  GROUNDS[name] ?? ['bg', colourGroups.ground.bg];

const contrast = (colour: string, ground: string): string =>
  parse(colour)?.alpha === undefined ? `${wcagContrast(colour, ground).toFixed(1)} : 1` : 'lets through';

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
            <th>Contrast with</th>
            <th>at night</th>
            <th>by day</th>
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
              <td>
                <code>{`--${findGround(name)[0]}`}</code>
              </td>
              <td>{contrast(pair[1], findGround(name)[1][1])}</td>
              <td>{contrast(pair[0], findGround(name)[1][0])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
