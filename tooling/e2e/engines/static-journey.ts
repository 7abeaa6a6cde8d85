import assert from 'node:assert/strict';
import { until } from './engine.ts';
import { ask, button, clickButton, heading, log, openPage, says, type JourneyStep } from './steps.ts';

/** Of a site of files below a path: `home` is its home page, with a slash at the end. */
export const STATIC_JOURNEY: readonly JourneyStep[] = [
  {
    step: 'files below a path: a case opens by its card, and its address is the page of the case',
    run: async (engine, home) => {
      await openPage(engine, home);
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
      await openPage(engine, `${home}call/`);
      assert.equal(await engine.evaluate(says('calls left')), false);
      await clickButton(engine, 'Call ASAD');
      await until(engine, 'the call', button('End Call'));
      await clickButton(engine, 'End Call');
      await until(engine, 'the end', button('Type instead'));
      await clickButton(engine, 'Type instead');
      await ask(engine, 'Is this call recorded?');
      await until(engine, 'an answer', `${log}.includes('Nothing is stored')`);
      await clickButton(engine, 'End Call');
      await until(engine, 'the transcript', `document.querySelector('main').textContent.includes('Nothing is stored')`);
    },
  },
];
