// Plain Node, no bundler.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.mjs';

process.stdout.write(renderToString(h(App)));
