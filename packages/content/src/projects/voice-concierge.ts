export * from '../portfolio/projects/voice-concierge.ts';
