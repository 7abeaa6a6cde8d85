import type { Dialogue } from './dialogue.ts';
export const firstDialogues: readonly Dialogue[] = [];
