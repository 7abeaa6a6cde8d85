import type { StorybookConfig } from '@storybook/react-vite';
import { readProps } from './read-props.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Works without a network and says nothing to anybody.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are read by our own reader: the usual ones need the compiler's old programming interface, which 7 has not.
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), readProps()],
    // The browsers of the product: lowered for older ones, a theme could no longer stand on a part of a page.
    build: { ...config.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  }),
};

export default config;
