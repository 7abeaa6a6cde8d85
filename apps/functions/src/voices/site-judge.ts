import { createChat, createModelJudge, type ModelJudge } from '@asad/guide/mind';
import { knowledge } from '../site-knowledge.ts';
import type { ModelSettings } from './model-voice.ts';

export const createSiteJudge = ({ options: count, ...endpoint }: ModelSettings): ModelJudge =>
  createModelJudge(createChat(endpoint), knowledge, { count });
