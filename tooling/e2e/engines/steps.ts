import { until, type Engine } from './engine.ts';

export const button = (name: string): string =>
  `[...document.querySelectorAll('button')].find((b) => b.textContent.trim() === ${JSON.stringify(name)})`;

export async function clickButton(engine: Engine, name: string): Promise<void> {
  await until(engine, `the button "${name}"`, `${button(name)} && !${button(name)}.disabled`);
  await engine.evaluate(
    `(document.querySelectorAll('[data-journey]').forEach((e) => delete e.dataset.journey), ${button(name)}.dataset.journey = '', 1)`,
  );
  await engine.click('[data-journey]');
}

export const find = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;
export const says = (text: string): string => `document.body.textContent.includes(${JSON.stringify(text)})`;

/** True after hydration. */
const isHydrated = `Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react'))`;
export const log = `(document.querySelector('[role="log"]')?.textContent ?? '')`;
export const heading = `document.querySelector('[role="dialog"] h2')?.textContent`;

export async function openPage(engine: Engine, url: string): Promise<void> {
  await engine.goto(url);
  // Input loads the page's code.
  await engine.press('Escape');
  await until(engine, 'the page', isHydrated);
}

/** Types into the field of a call. */
export async function ask(engine: Engine, question: string): Promise<void> {
  await until(engine, 'the field', `document.activeElement?.matches('form input')`);
  await engine.type(question);
  await engine.press('Enter');
}

export interface JourneyStep {
  readonly step: string;
  readonly run: (engine: Engine, origin: string) => Promise<void>;
}

export const PASS_THE_CHECK: JourneyStep = {
  step: 'a press on "Call ASAD" opens the check, which solves itself, and a press on "Continue to Call" calls',
  run: async (engine, origin) => {
    await openPage(engine, `${origin}/call`);
    await clickButton(engine, 'Call ASAD');
    await until(engine, 'the check', `${heading} === 'Hey there!'`);
    const proceed = button('Continue to Call');
    await until(engine, 'the work to be done', `${proceed}?.getAttribute('aria-disabled') !== 'true'`);
    await clickButton(engine, 'Continue to Call');
    await until(engine, 'the success', says('Successfully verified! You can now make calls.'));
    await until(engine, 'the check to close', `!${find('[role="dialog"]')}`);
    await until(engine, 'the call', button('End Call'));
    await clickButton(engine, 'End Call');
    await until(engine, 'the end', button('Call ASAD'));
    // The next step starts without a stored transcript.
    await engine.evaluate(`(sessionStorage.removeItem('asad_last_talk'), 1)`);
    await openPage(engine, `${origin}/call`);
  },
};
