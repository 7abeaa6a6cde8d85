export * from '../portfolio/experiences/experiences.ts';
