import { owner } from '../../owner.ts';
import type { PrincipleId, SpokenPrinciple } from './spoken.ts';

const { firstName } = owner;

/** What can be asked of each principle. */
export const spokenPrinciples: Readonly<Record<PrincipleId, SpokenPrinciple>> = {
  simplicity: {
    names: ['simplicity'],
    aliases: [],
    heardAs: [],
    marks: ['simple', 'simplicity'],
    result: [`${firstName} writes for the person who will read the code next.`],
  },
  reliability: {
    names: ['reliability'],
    aliases: [],
    heardAs: [],
    marks: ['reliable', 'reliability'],
    result: ['Types, tests and alarms stand where it would hurt, and releases are boring.'],
  },
  honesty: {
    names: ['honesty'],
    aliases: [],
    heardAs: [],
    marks: ['honest', 'honesty'],
    result: [`${firstName} measures before promising, and tells you early when something will not work.`],
  },
  ownership: {
    names: ['ownership'],
    aliases: [],
    heardAs: [],
    marks: ['ownership'],
    result: [`${firstName} stays until a thing runs by itself.`],
  },
};
