import { pillars, site, stack } from '@asad/content';
import { StackSection } from '@asad/ui/home-sections';
import type { ReactNode } from 'react';

/** my stack, on purpose. */
export const Stack = (): ReactNode => <StackSection words={site.stack} pillars={pillars} items={stack} />;
