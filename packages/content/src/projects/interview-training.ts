export * from '../portfolio/projects/interview-training.ts';
