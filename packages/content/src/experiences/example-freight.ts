export * from '../portfolio/experiences/example-freight.ts';
