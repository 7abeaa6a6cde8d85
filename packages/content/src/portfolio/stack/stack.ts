import { docker } from './docker.ts';
import { gitRest } from './git-rest.ts';
import { laravelVue } from './laravel-vue.ts';
import { mern } from './mern.ts';
import { n8n } from './n8n.ts';
import { tailwindCss } from './tailwind-css.ts';
import { vapi } from './vapi.ts';
import type { StackItem } from '../../model.ts';

/** The stack, in page order. */
export const stack = [
  mern,
  laravelVue,
  docker,
  n8n,
  tailwindCss,
  vapi,
  gitRest,
] as const satisfies readonly StackItem[];
