import { site } from '@asad/content';
import { Owl, type OwlState } from '@asad/ui/owl';
import type { CSSProperties, ReactNode } from 'react';
import { shareWords, type ShareWords } from './share-words.ts';

/** Pixels of the headline's face, so that a long one fits. */
const sizeOf = (headline: string): number => (headline.length > 70 ? 50 : headline.length > 44 ? 64 : 82);

const SocialCard = ({ eyebrow, headline, state }: ShareWords & { readonly state: OwlState }): ReactNode => (
  <div className="social" data-theme="dark">
    <div className="social-moon" />
    <div>
      <p className="mono">{eyebrow}</p>
      <p className="social-headline" style={{ fontSize: sizeOf(headline) }}>
        {headline}
      </p>
    </div>
    <Owl state={state} style={{ '--level': 0.6 } as CSSProperties} />
  </div>
);

const words = shareWords(site);

export const SocialHome = (): ReactNode => <SocialCard {...words.home} state="idle" />;
export const SocialCall = (): ReactNode => <SocialCard {...words.call} state="listening" />;
