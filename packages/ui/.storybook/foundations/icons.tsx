import type { ReactNode } from 'react';
import { CallButton } from '../../src/call-button/call-button.tsx';
import { CloseButton } from '../../src/close-icon.tsx';
import { StackIcon } from '../../src/home-screen/stack-icon.tsx';
import { MenuButton } from '../../src/menu-button/menu-button.tsx';
import { MoonPhase } from '../../src/moon-phase/moon-phase.tsx';
import { ThemeToggle } from '../../src/theme-toggle/theme-toggle.tsx';
import { BothThemes } from './both-themes.tsx';

/** As a card of the stack names them. */
const DRAWINGS = ['mern', 'laravel-vue', 'docker', 'n8n', 'tailwind-css', 'vapi', 'git-rest', 'any other'];

/** Something beside its name, in both themes. */
const Row = ({ of }: { readonly of: Readonly<Record<string, ReactNode>> }): ReactNode => (
  <BothThemes>
    <div className="row-of-samples">
      {Object.entries(of).map(([name, sample]) => (
        <figure key={name}>
          {sample}
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  </BothThemes>
);

export const Drawings = (): ReactNode => (
  <Row of={Object.fromEntries(DRAWINGS.map((name) => [name, <StackIcon key={name} name={name} />]))} />
);

const nothing = (): void => undefined;
const small = { inlineSize: '1.5rem' };

export const Signs = (): ReactNode => (
  <Row
    of={{
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
    }}
  />
);
