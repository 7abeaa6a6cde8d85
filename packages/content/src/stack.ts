export * from './portfolio/stack/stack.ts';
