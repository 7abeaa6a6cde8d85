import type { ReactNode } from 'react';

/** Marks what starts a call. */
export const Handset = (): ReactNode => (
  <svg data-part="handset" viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="currentColor"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth="2"
      d="M4 4h4l2 5-3 2a13 13 0 0 0 6 6l2-3 5 2v4q-8 1-13-4T4 4z"
    />
  </svg>
);
