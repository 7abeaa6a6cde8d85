import { owner } from './owner.ts';

/** Good first questions, shown beside the field; each is answered by a fact, and a test holds that. */
export const suggestions = [
  `What has ${owner.firstName} built?`,
  'Tell me about the email tracking platform',
  'Has he worked on performance problems?',
  'When should I not use n8n?',
  'Is he available for work?',
  'What do you keep of this call?',
] as const satisfies readonly string[];
