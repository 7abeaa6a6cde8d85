import { MentionCard } from '@asad/ui/mention-card';
import type { ReactNode } from 'react';
import css from './call-page.module.css';
import type { CallScreen } from './use-call-screen.ts';

/** What ASAD talks about, beside the talk: at most one card, which comes without taking focus. */
export const CallMention = ({ screen }: { readonly screen: CallScreen }): ReactNode => {
  const { mention, dismissMention } = screen;
  if (!mention) return null;
  const { key, ...shown } = mention;
  return <MentionCard key={key} {...shown} className={css['mention']} onDismiss={dismissMention} />;
};
