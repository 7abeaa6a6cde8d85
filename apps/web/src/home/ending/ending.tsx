import { owner, site } from '@asad/content';
import { Ending as Foot } from '@asad/ui/home-sections';
import type { ReactNode } from 'react';

const who = [owner.name, owner.location].filter(Boolean).join(', ');

/** The end of the page. */
export const Ending = (): ReactNode => <Foot lines={[who, ...(owner.isSample ? [site.sampleNotice] : [])]} />;
