export * from '../portfolio/experiences/placeholder-labs.ts';
