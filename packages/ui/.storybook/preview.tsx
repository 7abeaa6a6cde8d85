import '@fontsource/young-serif';
import '@fontsource-variable/figtree';
import '../src/theme.css';
import '../src/page.css';
import '../src/owl/owl-poses.css';
import './preview.css';
import { DocsPage } from './docs-page.tsx';
import { storybookTheme } from './theme.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';

configure({ asyncUtilTimeout: 15_000 });

const SURROUNDINGS = { theme: 'dark', motion: 'full' } as const;

const withSurroundings: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    for (const [name, usual] of Object.entries(SURROUNDINGS))
      document.documentElement.dataset[name] = String(globals[name] ?? usual);
  }, [globals]);
  return <Story />;
};

const choice = (title: string, icon: 'moon' | 'play', values: Readonly<Record<string, string>>) => ({
  title,
  icon,
  dynamicTitle: true,
  items: Object.entries(values).map(([value, name]) => ({ value, title: name })),
});

/** Elements cannot be edited as JSON. */
const withoutObjects: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isObject = typeof argType.control === 'object' && argType.control.type === 'object';
      return [name, isObject ? { ...argType, control: false as const } : argType];
    }),
  );

const preview: Preview = {
  argTypesEnhancers: [withoutObjects],
  decorators: [withSurroundings],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Night is the default; parchment has the same tokens by day',
      toolbar: choice('Theme', 'moon', { dark: 'Night', light: 'Parchment' }),
    },
    motion: {
      description: 'Reduced motion, as visitors with that system setting see it',
      toolbar: choice('Motion', 'play', { full: 'Full motion', reduced: 'Reduced motion' }),
    },
  },
  initialGlobals: SURROUNDINGS,
  parameters: {
    a11y: { test: 'error' },
    docs: { page: DocsPage, theme: storybookTheme },
    options: {
      storySort: {
        order: ['Introduction', 'Foundations', 'Actions', 'Cards', 'Dialogs', 'Call', 'Owl', 'Page', 'Screens'],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        small: { name: 'Smallest phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
