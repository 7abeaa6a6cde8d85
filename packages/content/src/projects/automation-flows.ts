export * from '../portfolio/projects/automation-flows.ts';
