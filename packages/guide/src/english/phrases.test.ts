import { expect, it } from 'vitest';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { deriveKnowledge } from '../derive/derive-knowledge.ts';
import { toMenu } from './phrases.ts';

it.for(['project', 'experience', 'stack'])('toMenu names only fields that every %s of the sample has', (kind) => {
  const entities = deriveKnowledge(sample, '2026-11').entities.filter((entity) => entity.kind === kind);
  const fields = toMenu(kind, () => true)?.fields ?? [];
  expect(entities.flatMap((entity) => fields.filter((field) => !entity.fields[field]))).toEqual([]);
});
