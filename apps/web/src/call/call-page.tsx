import { site } from '@asad/content';
import { Button } from '@asad/ui/button';
import { Owl } from '@asad/ui/owl';
import type { ReactNode } from 'react';

/** The call screen. */
export const CallPage = (): ReactNode => (
  <main>
    <h1>{site.call.heading}</h1>
    <Owl style={{ inlineSize: '16rem' }} />
    <Button tone="primary">Call ASAD</Button>
    <p>{site.call.footer}</p>
  </main>
);
