import { owner, site } from '@asad/content';
import { Ending as Foot } from '@asad/ui/home-sections';
import type { ReactNode } from 'react';

/** The end of the page. */
export const Ending = (): ReactNode => (
  <Foot lines={[`${owner.name}, ${owner.location}`, ...(owner.isSample ? [site.sampleNotice] : [])]} />
);
