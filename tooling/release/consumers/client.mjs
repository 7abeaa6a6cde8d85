import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '@asad/ui/button.css';
import '@asad/ui/theme.css';
import '@asad/ui/alert-box.css';
import '@asad/ui/call-button.css';
import '@asad/ui/captions.css';
import '@asad/ui/limit-dialog.css';
import '@asad/ui/owl.css';
import '@asad/ui/project-card.css';
import '@asad/ui/site-header.css';
import '@asad/ui/stack-card.css';
import '@asad/ui/type-field.css';
import { App } from './app.mjs';

hydrateRoot(document.querySelector('#root'), h(App));
