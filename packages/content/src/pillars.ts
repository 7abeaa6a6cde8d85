export * from './portfolio/pillars.ts';
