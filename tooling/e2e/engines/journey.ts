import { until } from './engine.ts';
import {
  ask,
  button,
  clickButton,
  find,
  heading,
  log,
  openPage,
  PASS_THE_CHECK,
  says,
  type JourneyStep,
} from './steps.ts';

/** True if the element is fully in the window. */
const isInSight = `(element) => { const { top, bottom, height } = element.getBoundingClientRect(); return height > 0 && top >= 0 && bottom <= innerHeight + 1; }`;

/** Home, theme, case and back, scroller, menu, check, a spoken and a typed call. */
export const JOURNEY: readonly JourneyStep[] = [
  {
    step: 'the home page answers',
    run: async (engine, origin) => {
      await openPage(engine, `${origin}/`);
      await until(engine, 'its event', `JSON.parse(sessionStorage.analytics_events)[0].event === 'hero_view'`);
    },
  },
  {
    step: 'a link followed while the sections settle leads to its section',
    run: async (engine) => {
      await engine.evaluate(`(location.hash = '#about', 1)`);
      await until(
        engine,
        'the section under the header',
        `Math.abs(${find('#about')}.getBoundingClientRect().top - 88) < 2`,
      );
      await engine.evaluate(`(location.hash = '', 1)`);
    },
  },
  {
    step: 'the theme turns',
    run: async (engine) => {
      const ground = `getComputedStyle(document.body).backgroundColor`;
      const before = await engine.evaluate<string>(ground);
      await engine.click('[data-component="theme-toggle"]');
      await until(engine, 'another ground', `${ground} !== ${JSON.stringify(before)}`);
    },
  },
  {
    step: 'a case opens by its card, closes by Back, opens by Forward, closes by its button',
    run: async (engine) => {
      await engine.click('#experience-acme-outreach [data-part="link"]');
      await until(engine, 'the case study', `${heading} === 'Full-Stack Engineer, MERN'`);
      await engine.evaluate('(history.back(), 1)');
      await until(engine, 'the case to close', `!${find('[role="dialog"]')}`);
      await until(engine, 'the plain address', `location.pathname + location.hash === '/'`);
      await engine.evaluate('(history.forward(), 1)');
      await until(engine, 'the case again', `${heading} === 'Full-Stack Engineer, MERN'`);
      await engine.click('[data-component="case-study"] [data-part="close"]');
      await until(engine, 'the case to close', `!${find('[role="dialog"]')}`);
      await until(engine, 'the focus on its card', `document.activeElement?.closest('#experience-acme-outreach')`);
    },
  },
  {
    step: 'the menu leads to a section, whose heading has the focus and stands at the top',
    run: async (engine) => {
      await engine.click('[data-component="menu-button"]');
      await until(engine, 'the menu', `document.activeElement?.matches('[role="dialog"] input')`);
      await engine.type('About');
      await engine.press('Enter');
      await until(engine, 'the focus on the heading', `document.activeElement?.id === 'about-title'`);
      const top = `${find('#about-title')}.getBoundingClientRect().top`;
      await until(engine, 'the heading under the header', `Math.abs(${top} - 130) < 60`);
    },
  },
  {
    step: 'the scroller goes by keyboard',
    run: async (engine) => {
      const row = find('[data-component="stack-scroller"] [data-part="viewport"]');
      await engine.evaluate(`(${find('#stack')}.scrollIntoView({ behavior: 'instant' }), ${row}.focus(), 1)`);
      for (let turn = 0; turn < 3; turn += 1) await engine.press('ArrowRight');
      await until(engine, 'the row to move', `${row}.scrollLeft > 20`);
    },
  },
  PASS_THE_CHECK,
  {
    step: 'on a phone a question worth asking begins a typed call, and what one presses stays in sight',
    run: async (engine) => {
      await engine.resize(480, 700);
      await engine.evaluate(`(document.querySelector('main ul button').dataset.idea = '', 1)`);
      const idea = await engine.evaluate<string>(`document.querySelector('[data-idea]').textContent`);
      await engine.click('[data-idea]');
      await until(engine, 'the question', `${log}.includes(${JSON.stringify(idea)})`);
      await ask(engine, 'What is the email tracking platform?');
      await until(engine, 'an answer', `/heron/i.test(${log})`);
      await until(engine, 'its card', find('[data-component="mention-card"]'));
      await until(engine, 'the owl to point at it', find('main [data-component="owl"][data-pointing]'));
      const controls = `[${button('End Call')}, document.querySelector('form input')]`;
      for (const top of [0, 200, 400])
        await until(engine, 'the controls', `(scrollTo(0, ${top}), ${controls}.every(${isInSight}))`);
      await until(engine, 'links to a new tab', `document.querySelector('header nav a').target === '_blank'`);
      await until(engine, 'words', `document.querySelector('[role="log"] [data-part="words"]').dir === 'auto'`);
      await ask(engine, 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen');
      await until(engine, 'a long word', `${log}.includes('mützenabzeichen')`);
      await until(engine, 'its line', `document.documentElement.scrollWidth <= innerWidth`);
      await engine.resize(1280, 900);
    },
  },
  {
    step: 'its end leaves the transcript, also after a reload',
    run: async (engine, origin) => {
      await clickButton(engine, 'End Call');
      await until(engine, 'the transcript', says('Transcript'));
      await until(engine, 'the focus in what was said', `document.activeElement !== document.body`);
      await openPage(engine, `${origin}/call`);
      await until(engine, 'the last talk', `/email tracking platform/.test(${find('main')}.textContent)`);
      const line = `document.querySelector('[data-component="transcript-panel"] [data-part="line"]')`;
      const isAbove = `${button('Copy')}.getBoundingClientRect().top < ${line}.getBoundingClientRect().top`;
      await until(engine, 'the buttons above the lines', isAbove);
    },
  },
];
