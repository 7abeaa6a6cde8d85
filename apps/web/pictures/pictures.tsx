import '@asad/ui/theme.css';
import '@asad/ui/owl-poses.css';
import '@fontsource/young-serif';
import './pictures.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { AutomationFlows } from './automation-flows.tsx';
import { EmailTracking } from './email-tracking.tsx';
import { FavIcon, TouchIcon } from './icons.tsx';
import { InterviewTraining } from './interview-training.tsx';
import { SocialCall, SocialHome } from './social-cards.tsx';
import { VoiceConcierge } from './voice-concierge.tsx';

/** Every picture of the site that is drawn rather than photographed; render.ts takes them one by one. */
const pictures: Readonly<Record<string, ReactNode>> = {
  'voice-concierge': <VoiceConcierge />,
  'email-tracking': <EmailTracking />,
  'interview-training': <InterviewTraining />,
  'automation-flows': <AutomationFlows />,
  'social-home': <SocialHome />,
  'social-call': <SocialCall />,
  favicon: <FavIcon />,
  'touch-icon': <TouchIcon />,
};

const name = new URLSearchParams(location.search).get('name') ?? '';
const host = document.querySelector('#picture');
if (host !== null) flushSync(() => createRoot(host).render(pictures[name] ?? `No picture is called ${name}.`));
