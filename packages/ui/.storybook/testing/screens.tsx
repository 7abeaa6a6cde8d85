import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

export const SCREEN = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 736 } } },
} as const;

const withLargeText: Decorator = (Story) => {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = '200%';
    return () => void document.documentElement.style.removeProperty('font-size');
  }, []);
  return <Story />;
};
export const WITH_LARGE_TEXT = { decorators: [withLargeText] };
