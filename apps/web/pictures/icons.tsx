import { Owl } from '@asad/ui/owl';
import type { ReactNode } from 'react';

/** The head alone, on nothing. */
export const FavIcon = (): ReactNode => (
  <div className="favicon" data-theme="dark">
    <Owl crop="head" />
  </div>
);

/** The head on its night, with room for any mask. */
export const TouchIcon = (): ReactNode => (
  <div className="touch-icon" data-theme="dark">
    <Owl crop="head" />
  </div>
);
