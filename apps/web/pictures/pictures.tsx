import '@asad/ui/theme.css';
import '@asad/ui/owl-poses.css';
import '@fontsource/young-serif';
import './pictures.css';
import { site } from '@asad/content';
import { Owl, type OwlState } from '@asad/ui/owl';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { CSSProperties, ReactNode } from 'react';
import { AutomationFlows } from './automation-flows.tsx';
import { EmailTracking } from './email-tracking.tsx';
import { InterviewTraining } from './interview-training.tsx';
import { shareWords, type ShareWords } from './share-words.ts';
import { VoiceConcierge } from './voice-concierge.tsx';

/** The head alone: on nothing, or on its night with room for any mask. */
const Icon = ({ look }: { readonly look: 'favicon' | 'touch-icon' }): ReactNode => (
  <div className={look} data-theme="dark">
    <Owl crop="head" />
  </div>
);

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

/** Every picture of the site that is drawn rather than photographed; render.ts takes them one by one. */
const pictures: Readonly<Record<string, ReactNode>> = {
  'voice-concierge': <VoiceConcierge />,
  'email-tracking': <EmailTracking />,
  'interview-training': <InterviewTraining />,
  'automation-flows': <AutomationFlows />,
  'social-home': <SocialCard {...words.home} state="idle" />,
  'social-call': <SocialCard {...words.call} state="listening" />,
  favicon: <Icon look="favicon" />,
  'touch-icon': <Icon look="touch-icon" />,
};

const name = new URLSearchParams(location.search).get('name') ?? '';
const host = document.querySelector('#picture');
if (host !== null) flushSync(() => createRoot(host).render(pictures[name] ?? `No picture is called ${name}.`));
