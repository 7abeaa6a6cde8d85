import { playwright } from '@vitest/browser-playwright';
import { BROWSER_ARGS, findBrowser, findQuickBrowser, MICROPHONE_ARGS } from '../browser/find-browser.ts';

/** `microphone`: a fake one, permission granted. */
export function browserProject({ microphone = false } = {}) {
  const executablePath = microphone ? findBrowser() : findQuickBrowser();
  const sound = microphone ? [...MICROPHONE_ARGS.granted, '--autoplay-policy=no-user-gesture-required'] : [];
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        ...(executablePath ? { executablePath } : {}),
        args: [...BROWSER_ARGS, ...sound],
      },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}
