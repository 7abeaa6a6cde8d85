import { playwright } from '@vitest/browser-playwright';
import { BROWSER_ARGS, findBrowser, MICROPHONE_ARGS } from '../browser/find-browser.ts';

/** Settings of a Vitest project that runs in Chromium with a fake microphone that is granted at once. */
export function browserProject(extraArgs: readonly string[] = []) {
  const executablePath = findBrowser();
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: {
        ...(executablePath ? { executablePath } : {}),
        args: [...BROWSER_ARGS, ...MICROPHONE_ARGS.granted, '--autoplay-policy=no-user-gesture-required', ...extraArgs],
      },
    }),
    instances: [{ browser: 'chromium' as const }],
  };
}
