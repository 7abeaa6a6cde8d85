import { useState, type CSSProperties, type ReactNode } from 'react';
import { Owl, owlAnatomy } from '../../src/owl/owl.tsx';
import { BothThemes } from './both-themes.tsx';

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
      <BothThemes>
        <div className="row-of-samples">
          {owlAnatomy.states['data-state'].map((state) => (
            <figure key={state}>
              <Owl state={state} label={`The owl, ${state}`} style={{ '--level': level } as CSSProperties} />
              <figcaption>{state}</figcaption>
            </figure>
          ))}
        </div>
      </BothThemes>
    </>
  );
};

/** The same drawing, down to the size of an icon. */
export const OwlSizes = (): ReactNode => (
  <BothThemes>
    <div className="row-of-samples">
      {[160, 96, 48, 32].map((size) => (
        <figure key={size}>
          <Owl crop="head" style={{ inlineSize: size, blockSize: size }} label={`The owl’s head at ${size} pixels`} />
          <figcaption>{size} px</figcaption>
        </figure>
      ))}
    </div>
  </BothThemes>
);
