import { playwright } from '@vitest/browser-playwright';
import { launchOptions } from '../browser/find-browser.ts';

/** `microphone`: a fake one, permission granted. */
export function browserProject({ microphone = false } = {}) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: microphone
        ? launchOptions({ microphone: 'granted', args: ['--autoplay-policy=no-user-gesture-required'] })
        : launchOptions({ isQuick: true }),
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}
