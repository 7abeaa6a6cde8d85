/** What a press on a bubble loads, as one file. */
export { leadTo } from './lead-to.ts';
export { playAnswer } from './play-answer.ts';
