import '@fontsource/young-serif';
import '../src/theme.css';
import '../src/owl/owl-poses.css';
import './preview.css';
import { declareColours } from '../tokens/write-tokens.ts';
import { DocsPage } from './docs-page.tsx';
import { describeProps, describePurpose } from './find-component.ts';
import { ownTheme } from './theme.ts';
import { harbourColours, harbourShape } from './harbour.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';

// A busy machine is no reason for a red story.
configure({ asyncUtilTimeout: 15_000 });

/** Another brand is the same names with other values: a sheet that says them, after the theme's. */
const shape = Object.entries(harbourShape).map(([name, value]) => `${name}: ${value};`);
const harbour = `@layer tokens { :root[data-brand='harbour'] { ${declareColours(harbourColours)} ${shape.join(' ')} } }`;
document.head.append(Object.assign(document.createElement('style'), { textContent: harbour }));

/** Brand, theme and motion stand on the root, where the page has them. */
const withSurroundings: Decorator = (Story, { globals }) => {
  const theme = String(globals['theme'] ?? 'dark');
  const motion = String(globals['motion'] ?? 'full');
  const brand = String(globals['brand'] ?? 'owl');
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['motion'] = motion;
    document.documentElement.dataset['brand'] = brand;
  }, [theme, motion, brand]);
  return <Story />;
};

const preview: Preview = {
  argTypesEnhancers: [describeProps],
  decorators: [withSurroundings],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Night is home; parchment is the same names by day',
      toolbar: {
        title: 'Theme',
        icon: 'moon',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Night' },
          { value: 'light', title: 'Parchment' },
        ],
      },
    },
    brand: {
      description: 'The same components in a theme of somebody else',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'owl', title: 'Night owl' },
          { value: 'harbour', title: 'Harbour' },
        ],
      },
    },
    motion: {
      description: 'What visitors who ask for less motion get',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { brand: 'owl', theme: 'dark', motion: 'full' },
  parameters: {
    a11y: { test: 'error' },
    docs: {
      page: DocsPage,
      theme: ownTheme,
      extractArgTypes: (component: unknown) => describeProps({ component, argTypes: {}, initialArgs: {} }),
      extractComponentDescription: describePurpose,
    },
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
