import '@asad/ui/theme.css';
import '@asad/ui/page.css';
import '@asad/ui/owl-poses.css';
import '../styles/global.css';
import { toPath } from '../site/to-path.ts';
import { PageHeader } from '../site/page-header.tsx';
import { site } from '../site/site.ts';
import { LinkButton } from '@asad/ui/controls';
import { Owl } from '@asad/ui/owl';
import type { ReactNode } from 'react';
import css from './not-found-page.module.css';

const NotFoundPage = (): ReactNode => (
  <>
    <PageHeader />
    <main id="content" tabIndex={-1} className={css['root']}>
      <Owl state="thinking" className={css['owl']} />
      <h1 className={css['headline']}>{site.notFound.title}</h1>
      <p>{site.notFound.text}</p>
      <p className={css['actions']}>
        <LinkButton tone="primary" href={toPath('/')}>
          {site.notFound.home}
        </LinkButton>
        <LinkButton href={toPath('/call')}>{site.notFound.call}</LinkButton>
      </p>
    </main>
  </>
);

export { NotFoundPage as Page };
