import assert from 'node:assert/strict';
import { until } from './engine.ts';
import { button, clickButton, heading, isHydrated, log, type JourneyStep } from './steps.ts';

/** Of a site of files below a path: `home` is its home page, with a slash at the end. */
export const STATIC_JOURNEY: readonly JourneyStep[] = [
  {
    step: 'files below a path: a case opens by its card, and its address is the page of the case',
    run: async (engine, home) => {
      await engine.goto(home);
      await engine.press('Escape');
      await until(engine, 'the page', isHydrated);
      await engine.click('#experience-acme-outreach [data-part="link"]');
      await until(engine, 'the case study', `${heading} === 'Full-Stack Engineer, MERN'`);
      const address = `${home}experiences/acme-outreach/`;
      assert.equal(await engine.evaluate(`location.href`), address);
      await engine.goto(address);
      await until(engine, 'its page', `document.querySelector('h1')?.textContent.includes('Full-Stack Engineer')`);
    },
  },
  {
    step: 'files below a path: a press calls at once, an answer comes, and the transcript stays',
    run: async (engine, home) => {
      await engine.goto(`${home}call/`);
      await until(engine, 'the page', isHydrated, 30_000);
      assert.equal(await engine.evaluate(`document.body.textContent.includes('calls left')`), false);
      await clickButton(engine, 'Call ASAD');
      await until(engine, 'the call', button('End Call'), 40_000);
      await clickButton(engine, 'End Call');
      await until(engine, 'the end', button('Type instead'));
      await clickButton(engine, 'Type instead');
      await until(engine, 'the field', `document.activeElement?.matches('form input')`, 30_000);
      await engine.type('Is this call recorded?');
      await engine.press('Enter');
      await until(engine, 'an answer', `${log}.includes('Nothing is stored')`, 30_000);
      await clickButton(engine, 'End Call');
      await until(engine, 'the transcript', `document.querySelector('main').textContent.includes('Nothing is stored')`);
    },
  },
];
