export * from '../portfolio/experiences/acme-outreach.ts';
