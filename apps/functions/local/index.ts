export { createLocalCloud, type LocalCloud, type LocalCloudOptions } from './create-local-cloud.ts';
export type { SiteHandler } from './site/serve-site.ts';
export { readSettings, type Settings } from '../src/settings/read-settings.ts';
export { BackendError } from '../src/backend-error.ts';
