import { addons } from 'storybook/manager-api';
import { storybookTheme } from './theme.ts';

addons.setConfig({ theme: storybookTheme });
