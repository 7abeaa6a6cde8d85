import { memo, type ReactNode } from 'react';

const wing = 'M106 246c-40 26-52 98-26 176c8 22 22 26 34 10c30-42 34-128-8-186z';
const foot =
  'M131 452v-12a9 9 0 0 1 18 0a9 9 0 0 1 18 0a9 9 0 0 1 18 0v12a9 9 0 0 1-18 0a9 9 0 0 1-18 0a9 9 0 0 1-18 0z';
const brow = 'M203 200c-12-34-40-58-84-62c-22-2-42 4-58 18c-6-44-2-84 2-112c22 26 58 36 90 48c30 12 46 30 50 56z';

/** The mirror image rotates in the opposite direction. */
const BothSides = ({ children }: { children: (side: 'left' | 'right') => ReactNode }): ReactNode => (
  <>
    {children('left')}
    <g transform="matrix(-1 0 0 1 400 0)">{children('right')}</g>
  </>
);

const Eye = ({ side, transform }: { side: string; transform?: string }): ReactNode => (
  <g data-part="eye" data-side={side} transform={transform}>
    <circle cx="140" cy="186" r="41" fill="var(--owl-eye)" stroke="var(--owl-eye-deep)" strokeWidth="8" />
    <g data-part="pupil">
      <circle cx="140" cy="186" r="23" fill="var(--owl-pupil)" />
      <circle cx="149" cy="176" r="7" fill="var(--owl-glint)" />
    </g>
    <g data-part="lid">
      <path d="M80 6h120v150q-60 22-120 0z" fill="var(--owl-face-rim)" />
      <path d="M80 156q60 22 120 0" fill="none" stroke="var(--owl-brow)" strokeWidth="7" />
    </g>
    <path data-part="lower-lid" d="M80 330h120v-66q-60 -26-120 0z" fill="var(--owl-face-rim)" />
  </g>
);

const feathers = [
  { y: 306, xs: [151, 187, 223] },
  { y: 336, xs: [133, 169, 205, 241] },
  { y: 366, xs: [151, 187, 223] },
  { y: 394, xs: [169, 205] },
]
  .flatMap(({ y, xs }) => xs.map((x) => `M${x} ${y}q13 24 26 0`))
  .join('');

export const OwlBody = memo(({ branch }: { /** True draws the branch. */ branch: boolean }): ReactNode => (
  <>
    <path data-part="tail" d="M158 420h84l-12 82q-30 16-60 0z" fill="var(--owl-brow)" />
    <path
      d="M200 200c76 0 122 62 122 136c0 68-48 112-122 112s-122-44-122-112c0-74 46-136 122-136z"
      fill="var(--owl-body)"
    />
    <g data-part="chest">
      <path d="M200 236c52 0 78 44 78 98c0 60-34 102-78 102s-78-42-78-102c0-54 26-98 78-98z" fill="var(--owl-chest)" />
      <path d={feathers} fill="none" stroke="var(--owl-feather)" strokeWidth="7" strokeLinecap="round" />
    </g>
    <BothSides>{(side) => <path data-part="wing" data-side={side} d={wing} fill="var(--owl-wing)" />}</BothSides>
    {branch && (
      <path
        data-part="branch"
        d="M8 460c76-20 146-6 218-12c58-5 112-20 160-17q14 4 4 15c-36 1-62 9-86 19l28 22q2 12-14 11l-44-27c-92 12-180-2-262 8q-14-6-4-19z"
        fill="var(--owl-branch)"
      />
    )}
    <BothSides>{() => <path d={foot} fill="var(--owl-beak)" />}</BothSides>
  </>
));

export const OwlHead = memo(({ clip }: { /** An id that is unique in the page. */ clip: string }): ReactNode => (
  <g data-part="head">
    <path
      d="M200 88c84 0 136 36 136 104c0 62-58 96-136 96s-136-34-136-96c0-68 52-104 136-104z"
      fill="var(--owl-body)"
    />
    <path
      d="M200 262c-16 10-44 12-66 6c-40-10-62-44-58-86c4-40 34-66 72-66c24 0 42 12 52 30c10-18 28-30 52-30c38 0 68 26 72 66c4 42-18 76-58 86c-22 6-50 4-66-6z"
      fill="var(--owl-face)"
    />
    <circle cx="140" cy="186" r="54" fill="var(--owl-face-rim)" />
    <circle cx="260" cy="186" r="54" fill="var(--owl-face-rim)" />
    {/* Lids show only inside the eyes. */}
    <clipPath id={clip}>
      <circle cx="140" cy="186" r="45" />
      <circle cx="260" cy="186" r="45" />
    </clipPath>
    <g clipPath={`url(#${clip})`}>
      <Eye side="left" />
      <Eye side="right" transform="translate(120)" />
    </g>
    <BothSides>{(side) => <path data-part="brow" data-side={side} d={brow} fill="var(--owl-brow)" />}</BothSides>
    <g data-part="beak">
      <path data-part="lower-beak" d="M183 226q17 10 34 0q-2 28-17 34q-15-6-17-34z" fill="var(--owl-beak-deep)" />
      <path
        data-part="upper-beak"
        d="M200 188c14 8 24 22 24 36c-2 6-12 8-17 12q-4 4-7 12q-3-8-7-12c-5-4-15-6-17-12c0-14 10-28 24-36z"
        fill="var(--owl-beak)"
      />
    </g>
  </g>
));
