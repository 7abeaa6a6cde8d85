import type { ReactNode } from 'react';

const accent = { 'data-part': 'accent' } as const;

/** By the names that content uses. */
export const stackIconDrawings: Readonly<Record<string, ReactNode>> = {
  // four layers, the interface on top
  mern: (
    <>
      <path {...accent} d="M32 8l22 11-22 11L10 19z" />
      <path d="M10 29l22 11 22-11M10 38l22 11 22-11M10 47l22 11 22-11" />
    </>
  ),
  // a counter and what stands behind it
  'laravel-vue': (
    <>
      <path d="M8 22h48v34H8zM8 32h48M22 32v24" />
      <path {...accent} d="M20 8h24l-12 20z" />
    </>
  ),
  // boxes on a hull
  docker: (
    <>
      <path d="M6 36h52c-2 13-12 20-26 20S8 49 6 36z" />
      <path d="M14 36V24h12v12M26 24h12v12" />
      <path {...accent} d="M26 10h12v12H26z" />
    </>
  ),
  // one event, two consequences
  n8n: (
    <>
      <path d="M20 32h10m6-4l10-10M36 36l10 10" />
      <circle cx="13" cy="32" r="7" />
      <circle cx="52" cy="14" r="7" />
      <circle cx="52" cy="50" r="7" />
      <circle {...accent} cx="33" cy="32" r="5" />
    </>
  ),
  // wind
  'tailwind-css': (
    <>
      <path d="M8 26h30c10 0 10-16 0-16-5 0-7 3-7 7M14 48h26c9 0 9 13 0 13" transform="translate(0 -3)" />
      <path {...accent} d="M6 34h44c11 0 11 16 1 16" fill="none" />
    </>
  ),
  // a voice
  vapi: (
    <>
      <path d="M10 28v8M19 20v24M46 18v28M55 27v10" />
      <path {...accent} d="M28 10h0v44h0zM37 24v16" />
    </>
  ),
  // a branch that comes back
  'git-rest': (
    <>
      <path d="M18 18v28M25 14h9c10 0 12 5 12 12M46 38c0 8-6 12-14 12h-7" />
      <circle cx="18" cy="12" r="6" />
      <circle cx="18" cy="52" r="6" />
      <circle {...accent} cx="46" cy="32" r="6" />
    </>
  ),
  feather: (
    <>
      <path d="M12 54L44 20M26 40h14M33 32h12" />
      <path {...accent} d="M52 8c4 20-8 36-28 36C22 26 34 12 52 8z" />
    </>
  ),
};
