import { useState, type CSSProperties, type ReactNode } from 'react';
import { Owl, owlAnatomy } from '../../src/owl/owl.tsx';
import { Samples } from './both-themes.tsx';

/** Every state of the owl at the level that the slider says, in both themes. */
export const Owls = (): ReactNode => {
  const [level, setLevel] = useState(0.6);
  return (
    <>
      <label className="level">
        Level: {level.toFixed(1)}{' '}
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={level}
          onChange={({ target }) => setLevel(Number(target.value))}
        />
      </label>
      <Samples
        of={owlAnatomy.states['data-state']}
        render={(state) => (
          <Owl state={state} label={`The owl, ${state}`} style={{ '--level': level } as CSSProperties} />
        )}
      />
    </>
  );
};

/** The same drawing, down to the size of an icon. */
export const OwlSizes = (): ReactNode => (
  <Samples
    of={['160 px', '96 px', '48 px', '32 px']}
    render={(name) => {
      const size = Number.parseInt(name);
      return (
        <Owl crop="head" style={{ inlineSize: size, blockSize: size }} label={`The owl’s head at ${size} pixels`} />
      );
    }}
  />
);
