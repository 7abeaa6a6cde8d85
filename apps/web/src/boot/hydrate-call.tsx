import { useEffect, type ReactNode } from 'react';
import { CallPage } from '../call/screen/call-page.tsx';
import { hydratePage } from './hydrate-page.ts';

const Ready = ({ onReady }: { onReady: () => void }): ReactNode => {
  useEffect(onReady, [onReady]);
  return <CallPage />;
};

export const hydrate = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    hydratePage(root, <Ready onReady={resolve} />);
  });
