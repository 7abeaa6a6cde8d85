import { site } from '../../site/site.ts';
export const SPEAKER_NAMES = { visitor: 'You', assistant: site.assistant } as const;
