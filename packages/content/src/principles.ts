export * from './portfolio/principles.ts';
