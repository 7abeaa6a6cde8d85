import '@asad/ui/theme.css';
import '@asad/ui/page.css';
import '@asad/ui/owl-poses.css';
import '@fontsource/young-serif';
import '@fontsource-variable/figtree';
import './pictures.css';
import { portfolio } from '@asad/content';
import { Page as ResumePage } from '@asad/web/resume-page';
import { fitWords } from '@asad/ui/foundations';
import { pageMeta, site } from '@asad/web/site';
import { Owl, type OwlState } from '@asad/ui/owl';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { CSSProperties, ReactNode } from 'react';
import { shareWords, type ShareWords } from '@asad/web/share-words';

/** On no ground, or on its night with room for any mask. */
const Icon = ({ look }: { readonly look: 'favicon' | 'touch-icon' }): ReactNode => (
  <div className={look}>
    <Owl crop="head" />
  </div>
);

/** A long headline and a long word must fit. */
const sizeOf = (headline: string): string =>
  `min(${headline.length > 70 ? 50 : headline.length > 44 ? 64 : 82}px, 1000px / var(--letters, 1))`;

const SocialCard = ({ eyebrow, headline, state }: ShareWords & { readonly state: OwlState }): ReactNode => (
  <div className="social">
    <div className="social-moon" />
    <div>
      <p className="mono">{eyebrow}</p>
      <p dir="auto" className="social-headline" style={{ ...fitWords(headline), fontSize: sizeOf(headline) }}>
        {headline}
      </p>
    </div>
    <Owl state={state} style={{ '--level': 0.6 } as CSSProperties} />
  </div>
);

const words = shareWords(portfolio, site);

/** render.ts takes them one by one. */
const pictures: Readonly<Record<string, ReactNode>> = {
  'social-home': <SocialCard {...words.home} state="idle" />,
  'social-call': <SocialCard {...words.call} state="listening" />,
  favicon: <Icon look="favicon" />,
  'touch-icon': <Icon look="touch-icon" />,
  resume: <ResumePage />,
};

const name = new URLSearchParams(location.search).get('name') ?? '';
/** The share picture of a work or job. */
const drawEntry = (): ReactNode => {
  const said = words[name.replace(/^social-/u, '')];
  return said && <SocialCard {...said} state="idle" />;
};
// The PDF's title, which a viewer shows above the résumé.
document.title = pageMeta.resume.title;
const host = document.querySelector('#picture');
if (host !== null)
  flushSync(() => createRoot(host).render(pictures[name] ?? drawEntry() ?? `No picture is called ${name}.`));
