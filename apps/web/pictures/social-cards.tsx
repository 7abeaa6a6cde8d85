import { owner, site } from '@asad/content';
import { Owl, type OwlState } from '@asad/ui/owl';
import type { CSSProperties, ReactNode } from 'react';

const SocialCard = ({
  eyebrow,
  headline,
  state,
}: {
  eyebrow: string;
  headline: string;
  state: OwlState;
}): ReactNode => (
  <div className="social" data-theme="dark">
    <div className="social-moon" />
    <div>
      <p className="mono">{eyebrow}</p>
      <p className="social-headline">{headline}</p>
    </div>
    <Owl state={state} style={{ '--level': 0.6 } as CSSProperties} />
  </div>
);

export const SocialHome = (): ReactNode => (
  <SocialCard eyebrow={`${owner.name} · ${owner.role}`} headline={site.hero.headline} state="idle" />
);
export const SocialCall = (): ReactNode => (
  <SocialCard eyebrow="Ask the owl" headline={site.call.heading} state="listening" />
);
