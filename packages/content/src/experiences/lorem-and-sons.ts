export * from '../portfolio/experiences/lorem-and-sons.ts';
