import type { ComponentProps, ReactNode } from 'react';
import { root } from '../foundations/parts.tsx';
import css from './moon-phase.module.css';

/** A waxing moon with radius 9 around (12, 12). */
const litPath = (litRatio: number): string => {
  const width = Math.abs(1 - 2 * litRatio) * 9;
  const bulge = litRatio > 0.5 ? 1 : 0;
  return `M12 3a9 9 0 0 1 0 18a${width.toFixed(2)} 9 0 0 ${bulge} 0-18z`;
};

export interface MoonPhaseProps extends ComponentProps<'svg'> {
  /** 0 new, 0.5 half, 1 full. */
  readonly litRatio: number;
}

const Root = root('svg', 'moon-phase', css['root']);

/** A small decorative moon. */
export const MoonPhase = ({ litRatio, ...rest }: MoonPhaseProps): ReactNode => (
  <Root {...rest} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="9" />
    <path d={litPath(litRatio)} />
  </Root>
);
