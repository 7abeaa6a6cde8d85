import { experiences as sample } from '../../fixtures/sample/experiences.ts';
import type { Experience } from '../kinds/experience.ts';

/** The Experiences, in the order of the page. */
export const experiences = [...sample] satisfies readonly Experience[];
