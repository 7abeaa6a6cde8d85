import { owner, site } from '@asad/content';
import { SiteFooter } from '@asad/ui/site-footer';
import type { ReactNode } from 'react';
import css from './ending.module.css';

/** The end of the page. The owl looks asleep; he is not. */
export const Ending = (): ReactNode => (
  <SiteFooter className={css['root']}>
    <p className={css['aside']}>
      He only looks asleep. <a href="/call">Wake him</a>
    </p>
    <p>{[owner.name, owner.location].filter(Boolean).join(', ')}</p>
    {owner.isSample && <p>{site.sampleNotice}</p>}
  </SiteFooter>
);
