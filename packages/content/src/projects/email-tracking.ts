export * from '../portfolio/projects/email-tracking.ts';
