export * from '../portfolio/projects/projects.ts';
