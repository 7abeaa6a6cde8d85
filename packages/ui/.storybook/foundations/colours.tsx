import { parse, wcagContrast } from 'culori';
import type { ReactNode } from 'react';
import sheet from '../../src/theme.css?raw';
import { readColours, type ColourPair } from '../../tokens/read-colours.ts';

const groups = readColours(sheet);
const pairs: Readonly<Record<string, ColourPair>> = Object.assign({}, ...groups.map(({ colours }) => colours));
const findGround = (name: string): readonly [name: string, pair: ColourPair] => {
  const ground = ['accent', 'danger'].find((colour) => name === `on-${colour}`) ?? 'bg';
  return [ground, pairs[ground] ?? ['', '']];
};

const contrast = (colour: string, ground: string): string =>
  parse(colour)?.alpha === undefined ? `${wcagContrast(colour, ground).toFixed(1)} : 1` : 'lets through';

export const Colours = (): ReactNode =>
  groups.map(({ id, note, colours }) => (
    <section key={id}>
      <h3>{note}</h3>
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
          {Object.entries(colours).map(([name, pair]) => (
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
