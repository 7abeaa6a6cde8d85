import type { ReactNode } from 'react';
import { CallButton } from '../../src/call-button/call-button.tsx';
import { CloseButton } from '../../src/close-icon.tsx';
import { StackIcon } from '../../src/home-screen/stack-icon.tsx';
import { MenuButton } from '../../src/menu-button/menu-button.tsx';
import { MoonPhase } from '../../src/moon-phase/moon-phase.tsx';
import { ThemeToggle } from '../../src/theme-toggle/theme-toggle.tsx';
import { Samples } from './both-themes.tsx';

/** As a card of the stack names them. */
const DRAWINGS = ['mern', 'laravel-vue', 'docker', 'n8n', 'tailwind-css', 'vapi', 'git-rest', 'any other'];

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
  call: <CallButton status="idle" onPress={nothing} />,
  theme: <ThemeToggle />,
  menu: <MenuButton />,
  'new moon': <MoonPhase litRatio={0.05} style={small} />,
  'half moon': <MoonPhase litRatio={0.5} style={small} />,
  'full moon': <MoonPhase litRatio={1} style={small} />,
};

export const Signs = (): ReactNode => <Samples of={Object.keys(SIGNS)} render={(name) => SIGNS[name]} />;
