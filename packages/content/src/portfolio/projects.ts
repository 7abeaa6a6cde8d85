import { projects as sample } from '../../fixtures/sample/projects.ts';
import type { Project } from '../kinds/project.ts';

/** The Works, in the order of the page. */
export const projects = [...sample] satisfies readonly Project[];
