// Plain JavaScript, ten components, custom texts: rendered by Node, hydrated by a browser.
import { createElement as h, useState } from 'react';
import { AlertBox } from '@asad/ui/alert-box';
import { Button, LinkButton } from '@asad/ui/button';
import { CallButton } from '@asad/ui/call-button';
import { Captions } from '@asad/ui/captions';
import { LimitDialog } from '@asad/ui/limit-dialog';
import { Owl } from '@asad/ui/owl';
import { ProjectCard } from '@asad/ui/project-card';
import { SiteHeader } from '@asad/ui/site-header';
import { StackCard } from '@asad/ui/stack-card';
import { TypeField } from '@asad/ui/type-field';
import { lines, project, rope } from './harbour.mjs';

/** A host's router link. */
const RouterLink = (props) => h('a', { ...props, 'data-router': '' });

export const App = () => {
  const [isOpen, setOpen] = useState(false);
  const [isRinging, setRinging] = useState(false);
  return h(
    'main',
    null,
    h(SiteHeader, { name: 'Harbour', links: [{ href: '#pier', text: 'Pier' }], linkAs: RouterLink }),
    h(Owl, { label: 'A gull' }),
    h(AlertBox, { tone: 'notice' }, 'High water at nine.'),
    h(CallButton, { status: isRinging ? 'active' : 'idle', onClick: () => setRinging(!isRinging) }),
    h(Captions, { lines, id: 'captions' }),
    h(TypeField, { onSend: () => true }),
    h(ProjectCard, { project }),
    h(StackCard, { item: rope, noteLabel: 'But' }),
    h(LinkButton, { href: '/tide', linkAs: RouterLink }, 'Tides'),
    h(Button, { id: 'open', onClick: () => setOpen(true) }, 'Berths'),
    h(LimitDialog, { open: isOpen, onClose: () => setOpen(false), message: 'Full.', counts: ['Free: 0'] }),
  );
};
