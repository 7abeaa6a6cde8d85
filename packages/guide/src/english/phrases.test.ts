import { describe, expect, it } from 'vitest';
import { portfolio as sample } from '@asad/content/fixtures/sample';
import { deriveKnowledge } from '../derive/derive-knowledge.ts';
import { NO, toFirstChoice, toMenu, toSecondChoice, YES } from './phrases.ts';

const [work = [], tool = []] = ['project', 'stack'].map((kind) => toMenu(kind, () => true)?.fields);

describe('phrases', () => {
  it('toFirstChoice and toSecondChoice return two questions', () => {
    expect([toFirstChoice('the price'), toSecondChoice('the role')]).toEqual([
      'Do you mean the price?',
      'Or the role?',
    ]);
  });

  it('toMenu names only fields that works and tools of the sample have', () => {
    const { entities } = deriveKnowledge(sample, '2026-11');
    const isOf = (kinds: readonly string[]) => entities.filter(({ kind }) => kinds.includes(kind));
    const missing = [
      ...isOf(['project', 'experience']).flatMap((entity) => work.filter((field) => !entity.fields[field])),
      ...isOf(['stack']).flatMap((entity) => tool.filter((field) => !entity.fields[field])),
    ];
    expect(missing).toEqual([]);
  });

  it('YES and NO are one word', () => {
    expect([YES, NO].map((word) => word.split(' ').length)).toEqual([1, 1]);
  });
});
