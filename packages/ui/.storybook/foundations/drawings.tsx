import { useState, type CSSProperties, type ReactNode } from 'react';
import { CallButton } from '../../src/call-button/call-button.tsx';
import { CloseButton } from '../../src/close-icon.tsx';
import { StackIcon } from '../../src/home-screen/stack-icon.tsx';
import { MenuButton } from '../../src/menu-button/menu-button.tsx';
import { MoonPhase } from '../../src/moon-phase/moon-phase.tsx';
import { Owl, OWL_STATES } from '../../src/owl/owl.tsx';
import { ThemeToggle } from '../../src/theme-toggle/theme-toggle.tsx';
import { Samples } from './both-themes.tsx';

const DRAWINGS = ['layers', 'window', 'boat', 'flow', 'wind', 'sound', 'branches', 'any other'];

export const Drawings = (): ReactNode => <Samples of={DRAWINGS} render={(name) => <StackIcon name={name} />} />;

const nothing = (): void => undefined;
const small = { inlineSize: '1.5rem' };

const SIGNS: Readonly<Record<string, ReactNode>> = {
  close: (
    <span style={{ display: 'inline-block', ...small }}>
      <CloseButton
        aria-label="Close"
        style={{ ...small, padding: 0, border: 0, background: 'none', color: 'inherit' }}
      />
    </span>
  ),
  call: <CallButton status="idle" onClick={nothing} />,
  theme: <ThemeToggle />,
  menu: <MenuButton />,
  'new moon': <MoonPhase litRatio={0.05} style={small} />,
  'half moon': <MoonPhase litRatio={0.5} style={small} />,
  'full moon': <MoonPhase litRatio={1} style={small} />,
};

export const Signs = (): ReactNode => <Samples of={Object.keys(SIGNS)} render={(name) => SIGNS[name]} />;

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
        of={OWL_STATES}
        render={(state) => (
          <Owl state={state} label={`The owl, ${state}`} style={{ '--level': level } as CSSProperties} />
        )}
      />
    </>
  );
};

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
